/** Who stands where in the columns.  EW-FIG-3 */
import type { ColumnPart } from '../../generated/winter'
import type { ColumnName } from './catalogue'
import type { FigureName, Space, WinterScene, WinterView } from './view'

export type Part = ColumnPart | 'below'

export interface Standing {
  readonly seat: number
  readonly figure: FigureName
  readonly part: Part
}

/** The part of the column in which the figure of the turn stands, while there is one. */
function partNow({ asked }: WinterScene): { readonly column: ColumnName; readonly part: Part } | null {
  if (asked?.name !== 'column' || !asked.facts.column) return null
  return { column: asked.facts.column, part: asked.facts.part ?? 'top' }
}

export function standing(scene: WinterScene, column: ColumnName): readonly Standing[] {
  const { view } = scene
  const now = partNow(scene)
  const { covered, figures: found } = view.columns[column]
  const moving = now?.column === column ? found.findLast(({ seat }) => seat === scene.asked?.seat) : undefined
  let bottom = covered
  return found.map((figure) => {
    if (figure === moving && now) return { ...figure, part: now.part }
    // The first to come down covers the bottom; the others stand in the large space below.
    const covers = bottom === figure.seat
    if (covers) bottom = null
    return { ...figure, part: covers ? 'bottom' : 'below' }
  })
}

/** The figures on a space, or with `null` those at home. */
export function figuresAt(view: WinterView, space: Space | null): { readonly seat: number; readonly figure: FigureName }[] {
  return view.players.flatMap((player, seat) =>
    Object.entries(player.figures).flatMap(([figure, at]) =>
      at === space ? [{ seat, figure: figure as FigureName }] : [],
    ),
  )
}
