// Written by `npm run derive`: the door of the domain.
export * from './receipt-amounts.rules.ts';
export * from './receipt-currency.data.ts';
export * from './receipt-dates.rules.ts';
export * from './receipt-days.data.ts';
export * from './receipt-lines.rules.ts';
export * from './receipt-text.rules.ts';
export * from './receipt-total.rules.ts';
export * from './receipt-words.data.ts';
