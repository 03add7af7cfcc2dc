import { defineFacts, type Module } from '@homeport/engine';
import { accountParts, bankDetails } from '@homeport/model/banking';
import { payHereHandler } from './pay-here.ts';

/** Whether a part of the account is new: parts that are unchanged come from the store masked. */
const loadBankFacts = defineFacts(bankDetails, async (ctx, details, before) => {
  const isNew = accountParts.some((part) => {
    const value = details[part];
    return typeof value === 'string' ? !value.includes('•') : before !== undefined && before[part] !== null;
  });
  return { changedNow: before === undefined || isNew ? String(ctx.now) : undefined };
});

/** Bank details: when an account was last changed, for the cooling-off time of payments. */
export const bankingModule: Module = { name: 'banking', actions: [payHereHandler], facts: [loadBankFacts] };
