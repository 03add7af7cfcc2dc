/** The door of the bin: what people deleted, for as long as it can be had back. */
export { type BinEntry, listBin } from './list-bin.ts';
export { isBinned } from './ways.ts';
