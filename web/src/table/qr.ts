/** A text as a QR code. The encoder is loaded when somebody wants to see one. */
import type { QRCode } from 'qrcode'

/** A code as it is drawn: how many squares a side, and the dark ones as path data. */
export interface Drawn {
  readonly size: number
  readonly path: string
}

export async function drawn(text: string): Promise<Drawn> {
  const { create } = await import('qrcode')
  return draw(create(text, { errorCorrectionLevel: 'M' }).modules)
}

/** Dark squares side by side are one stroke, so that no seam shows between them. */
function draw({ size, data }: QRCode['modules']): Drawn {
  let path = ''
  for (let row = 0; row < size; row += 1) {
    let column = 0
    while (column < size) {
      const from = column
      while (column < size && data[row * size + column]) column += 1
      if (column > from) path += `M${from} ${row}h${column - from}v1h${from - column}z`
      else column += 1
    }
  }
  return { size, path }
}
