import { type ActionHandler, handle } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { balanceSheet, caseDetail, isSettled, caseRefusals as no } from '@homeport/model/cases';
import { balanceSheetOf, keptSheet, workOutBalanceSheet } from '@homeport/model/costing';
import { dayBefore } from '@homeport/model/terms';
import { loadSheet } from './load-sheet.ts';

const workOut = handle(workOutBalanceSheet, async (ctx, { record, input }) => {
  const system = ctx.asSystem('a balance sheet is worked out from pay, family and tables');
  const of = await system.records(caseDetail).get(record.id, { lock: true });
  if (isRefusal(of)) return of;
  if (isSettled(of)) return no.caseIsOver();
  const day = input.effectiveFrom ?? of.assignmentStartDate;
  if (day === null) return no.sheetNeedsDay(undefined, 'effectiveFrom');
  const sheets = system.records(balanceSheet);
  const known = await sheets.find({ filter: { field: 'caseDetail', op: 'eq', value: of.id }, limit: 200 });
  const before = known
    .filter(({ effectiveFrom }) => effectiveFrom <= day)
    .sort((a, b) => (a.effectiveFrom > b.effectiveFrom ? -1 : 1))[0];
  const { monthlyRent = null, rentCurrency = null } = input;
  const rent =
    monthlyRent !== null && rentCurrency !== null
      ? { monthly: monthlyRent, currency: rentCurrency }
      : before?.monthlyRent && before.rentCurrency
        ? { monthly: before.monthlyRent, currency: before.rentCurrency }
        : null;
  const worked = balanceSheetOf(await loadSheet(system, of.id, day, rent));
  if ('lacks' in worked) return no.sheetLacks({ what: worked.lacks.join(' ') });
  const values = keptSheet(worked, rent, ctx.now.toString());
  if (before?.effectiveFrom === day) {
    const saved = await sheets.update(before.id, values);
    return isRefusal(saved) ? saved : undefined;
  }
  // The next one begins where the one before ends, and holds as long as that one would have.
  const effectiveTo = before ? before.effectiveTo : null;
  if (before && (effectiveTo === null || effectiveTo >= day)) {
    const ended = await sheets.update(before.id, { effectiveTo: dayBefore(day) });
    if (isRefusal(ended)) return ended;
  }
  const next = known
    .map((one) => one.effectiveFrom)
    .filter((from) => from > day)
    .sort()[0];
  const end = next === undefined ? null : dayBefore(next);
  const made = await sheets.create({ caseDetail: of.id, effectiveFrom: day, effectiveTo: end, ...values });
  return isRefusal(made) ? made : undefined;
});

/** Balance sheets are worked out from a day on. */
export const sheetDeeds: readonly ActionHandler[] = [workOut];
