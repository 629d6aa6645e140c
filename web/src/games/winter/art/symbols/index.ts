import type { Layer } from '../layer'
import { DEEDS } from './deeds'
import { GOODS } from './goods'
import { MARKS } from './marks'

export type SymbolName = keyof typeof GOODS | keyof typeof DEEDS | keyof typeof MARKS

export const SYMBOLS: Readonly<Record<SymbolName, readonly Layer[]>> = { ...GOODS, ...DEEDS, ...MARKS }
