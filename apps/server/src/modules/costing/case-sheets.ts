import { answer, type RouteHandler } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { type BalanceSheet, balanceSheet, caseDetail } from '@homeport/model/cases';
import { type CaseSheets, caseSheets, type SheetView, sheetColumns } from '@homeport/model/costing';

const caseSheetsHandler = answer(caseSheets, async (ctx, { query }) => {
  const of = await ctx.records(caseDetail).get(query.caseDetail);
  if (isRefusal(of)) return of;
  const found = await ctx
    .records(balanceSheet)
    .find({ filter: { field: 'caseDetail', op: 'eq', value: of.id }, sort: 'effectiveFrom,desc', limit: 50 });
  return { sheets: found.map(viewOf) } satisfies CaseSheets;
});

/** A sheet as its reader may see it: where pay is closed there are its days and nothing else. */
function viewOf(one: BalanceSheet): SheetView {
  const { id, version, effectiveFrom, effectiveTo, currency } = one;
  const about = { id, version, effectiveFrom, effectiveTo, currency };
  // Closed fields are not there at all.
  if (one.baseSalary === undefined) return { ...about, paper: null };
  const {
    baseSalary,
    hypotheticalTax,
    housingNorm,
    spendable,
    reserve,
    costOfLiving,
    premiums,
    hostHousing,
    net,
    index,
  } = one;
  return {
    ...about,
    paper: {
      ...{
        baseSalary,
        hypotheticalTax,
        housingNorm,
        spendable,
        reserve,
        costOfLiving,
        premiums,
        hostHousing,
        net,
        index,
      },
      ...{ monthlyRent: one.monthlyRent, rentCurrency: one.rentCurrency, housingDifferential: one.housingDifferential },
      ...{ byBands: one.byBands === true, neverNegative: one.neverNegative === true, workedOutAt: one.workedOutAt },
      columns: sheetColumns(one),
      working: one.working ?? {},
      row: { ...one },
    },
  };
}

/** The balance sheets of an assignment, as their reader may see them. */
export const sheetRoutes: readonly RouteHandler[] = [caseSheetsHandler];
