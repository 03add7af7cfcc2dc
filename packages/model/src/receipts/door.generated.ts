// Written by `npm run derive`: the door of the domain, what others take of it.
export { type PlacedText, linesOf } from './receipt-lines.rules.ts';
export { type ReceiptContext, type ReceiptProposal, proposeFromReceipt } from './receipt-text.rules.ts';
