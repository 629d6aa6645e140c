/** A table without a server: what a seat saw at some moment of a game, with answers that only say what they are. */
import type { Choice } from '../generated/protocol'
import type { Catalogue } from '../games/winter/catalogue'
import type { WinterScene, WinterView } from '../games/winter/view'
import printed from './catalogue.json'
import tables from './tables.json'

export type TableName = keyof typeof tables

export const catalogue = printed as unknown as Catalogue
const NAMES = ['Aila', 'Bjarni', 'Chidi', 'Dunja']

export function sceneOf(name: TableName, phone: boolean): WinterScene {
  const table = tables[name]
  const view = table.view as unknown as WinterView
  const choices = table.actions as unknown as Choice[]
  return {
    view,
    catalogue,
    seat: view.seat,
    facing: view.seat,
    asked: table.asked,
    choices,
    pointed: choices.find(({ action }) => action.kind === 'raise' && String(action.at).includes('^')) ?? null,
    lit: new Set(),
    changed: new Set(['hex-0,0', 'at-3,3']),
    latest: [],
    story: [],
    phone,
    motion: 0,
    point: () => undefined,
    act: (choice) => console.info(choice.action),
    offer: (offered) => console.info(offered.map(({ action }) => action)),
    confirm: (choice) => console.info(choice.action),
    nameOf: (seat) => NAMES[seat] ?? '',
  }
}
