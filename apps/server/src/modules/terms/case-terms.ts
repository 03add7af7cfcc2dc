import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { allowanceFor, isRefusal } from '@homeport/grammar';
import { caseBenefit } from '@homeport/model/benefits';
import { caseDetail } from '@homeport/model/cases';
import {
  type CaseTermLine,
  type CaseTerms,
  caseTerms,
  type DrawnDown,
  dayBefore,
  drawnDown,
  isFlexed,
  type MyBenefit,
  myBenefits,
  putToBenefits,
  type TermsChange,
  type TermsChangeLine,
  termsChanges,
  termsOf,
} from '@homeport/model/terms';
import { todayOf } from '../../today.ts';
import { currentCase } from '../cases/index.ts';
import { type LoadedTerms, loadTerms } from './load-terms.ts';

/** What is used of each benefit on a day, by its id. */
function drawnOf({ standing, taken, rates, baseCurrency }: LoadedTerms, today: string): (id: string) => DrawnDown {
  const put = putToBenefits(
    taken,
    standing.filter(({ status }) => status === 'INCLUDED'),
  );
  const drawn = new Map(
    standing.map((one) => [one.id, drawnDown(one, put.get(one.id) ?? [], today, { rates, baseCurrency })]),
  );
  return (id) => drawn.get(id) ?? { ...nothing };
}
const nothing: DrawnDown = {
  used: '0',
  granted: null,
  left: null,
  over: '0',
  from: null,
  to: null,
  taken: [],
  withoutRate: 0,
};

/** One change as a reader sees it: without what is worked out from pay. */
function changeLine(change: TermsChange): TermsChangeLine {
  const { kind } = change;
  const before = kind === 'GAINED' ? null : change.standing;
  const after = kind === 'LOST' ? null : change.term;
  const named = after ?? before;
  return {
    kind,
    benefit: named?.benefit ?? '',
    name: named?.name ?? '',
    currency: named?.currency ?? '',
    amountBefore: before?.amount ?? null,
    amountAfter: kind === 'CHANGED' ? change.amount : (after?.amount ?? null),
    endBefore: before?.endsOn ?? null,
    endAfter: after?.endsOn ?? null,
    fields: kind === 'CHANGED' ? change.fields : [],
  };
}

const caseTermsHandler = answer(caseTerms, async (ctx, { query }) => {
  const of = await ctx.records(caseDetail).get(query.caseDetail);
  if (isRefusal(of)) return of;
  const loaded = await loadTerms(ctx.asSystem('the terms of an assignment are worked out'), of.id);
  const today = todayOf(ctx);
  const granted = termsOf(loaded.snapshot);
  const has = new Set(loaded.standing.map(({ benefit }) => benefit));
  return {
    policy: loaded.policy,
    benefits: await linesOf(ctx, of.id, loaded),
    changes: termsChanges(loaded.standing, granted, dayBefore(today)).map(changeLine),
    offered: granted
      .filter(({ benefit }) => !has.has(benefit))
      .map(({ benefit, name, amount, currency, period, grantedBy }) => ({
        benefit,
        name,
        amount,
        currency,
        period,
        grantedBy,
      })),
    mayInclude:
      allowanceFor(caseBenefit, ctx.me).deeds.create !== undefined && (of.can ?? []).includes('includeBenefit'),
  } satisfies CaseTerms;
});

/** The benefits as the caller reads them, so that what is closed to them is not there, with what is used of each. */
async function linesOf(ctx: Context, assignment: string, loaded: LoadedTerms): Promise<CaseTermLine[]> {
  const seen = await ctx.records(caseBenefit).find({
    filter: { field: 'caseDetail', op: 'eq', value: assignment },
    limit: 500,
  });
  const byId = new Map(seen.map((one) => [one.id, one]));
  const drawn = drawnOf(loaded, todayOf(ctx));
  return loaded.standing.flatMap(({ id, name, benefit, isLocked, flexOption, years, reasons }): CaseTermLine[] => {
    const record = byId.get(id);
    if (!record) return [];
    const { version, amount, termsAmount, currency, period, startsOn, endsOn, lowerLimit, upperLimit } = record;
    const { tolerance, grantedBy, status, reason, explanation, can = [] } = record;
    return [
      {
        ...{ id, version, benefit, name, amount, termsAmount, payAmount: record.payAmount ?? null, currency, period },
        ...{ startsOn, endsOn, lowerLimit, upperLimit, tolerance, grantedBy, status, reason, explanation },
        ...{ isLocked, isFlexible: flexOption, isFlexed: isFlexed(record), years, reasons, can },
        drawn: drawn(id),
      },
    ];
  });
}

/** What the caller is entitled to on the present assignment, with what is used of it; none without one. */
export async function benefitsOfMine(ctx: Context): Promise<readonly MyBenefit[]> {
  const of = await currentCase(ctx);
  if (!of) return [];
  // Members of the family see the assignment and nothing of what is granted for it.
  const mine = await ctx
    .records(caseBenefit)
    .find({ filter: { field: 'caseDetail', op: 'eq', value: of.id }, limit: 500 });
  if (mine.length === 0) return [];
  const loaded = await loadTerms(ctx.asSystem('somebody reads what they are entitled to'), of.id);
  const drawn = drawnOf(loaded, todayOf(ctx));
  const seen = new Map(mine.map((record) => [record.id, record]));
  return loaded.standing
    .filter(({ id, status }) => status === 'INCLUDED' && seen.has(id))
    .map((one): MyBenefit => {
      const { id, name, amount, currency, period, startsOn, endsOn, withExpenses, years, reasons } = one;
      const { used, granted, left, over, from, to } = drawn(id);
      const kept = { id, name, amount, currency, period, startsOn, endsOn, withExpenses, years, reasons };
      const upperLimit = seen.get(id)?.upperLimit ?? null;
      return { ...kept, upperLimit, drawn: { used, granted, left, over, from, to } };
    });
}
const myBenefitsHandler = answer(myBenefits, benefitsOfMine);

/** What an assignment is entitled to, for the team and for whoever is entitled. */
export const termsRoutes: readonly RouteHandler[] = [caseTermsHandler, myBenefitsHandler];
