import { type ActionHandler, handle } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { bankDetails, bankingRefusals, payHere } from '@homeport/model/banking';
import { sql } from 'kysely';

/**
 * Chooses where one's reports in a currency are paid to. The person's accounts are locked together and in one order, so that of
 * two choices at once the last one counts and there is never more than one.
 */
export const payHereHandler: ActionHandler = handle(payHere, async (ctx, { input }) => {
  const wanted = typeof input.account === 'string' ? input.account : input.account.id;
  const account = await ctx.records(bankDetails).get(wanted);
  if (isRefusal(account)) return account;
  const mine = await ctx.query(sql<{ id: string; currency: string; isDefault: boolean; active: boolean }>`
    select id, currency, coalesce(is_default, false) as "isDefault", active from app.bank_details
    where relocatee_id = ${account.relocatee.id}::uuid order by id for update`);
  const chosen = mine.find(({ id }) => id === account.id);
  if (!chosen?.active) return bankingRefusals.accountOutOfUse();
  const system = ctx.asSystem('one account for each currency is the one that is paid');
  for (const one of mine.filter(({ currency }) => currency === chosen.currency)) {
    const isDefault = one.id === chosen.id;
    if (one.isDefault === isDefault) continue;
    const kept = await system.records(bankDetails).update(one.id, { isDefault });
    if (isRefusal(kept)) return kept;
  }
  return { account: { id: chosen.id, label: '' } };
});
