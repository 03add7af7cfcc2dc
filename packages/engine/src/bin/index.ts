/** The door of the bin: what people deleted, for as long as it can be had back. */

export { isBinned } from '../pipeline/bin-ways.ts';
export { type BinEntry, listBin } from './list-bin.ts';
