/** The part of `qrcode` that we use. */
declare module 'qrcode' {
  export interface QRCode {
    readonly modules: { readonly size: number; readonly data: ArrayLike<number> }
  }
  export function create(text: string, options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' }): QRCode
}
