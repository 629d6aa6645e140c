import type { Layer } from '../layer'
import { ANIMALS } from './animals'
import { PEOPLE } from './people'
import { PLACES } from './places'
import { THINGS } from './things'

export type PartName = keyof typeof ANIMALS | keyof typeof PEOPLE | keyof typeof PLACES | keyof typeof THINGS

export const PARTS: Readonly<Record<PartName, readonly Layer[]>> = { ...ANIMALS, ...PEOPLE, ...PLACES, ...THINGS }
