import { type Context, defineFacts } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  amountLeft,
  benefitRefusals,
  choiceFaults,
  type EnteredUse,
  type LumpSum,
  type LumpSumOption,
  lumpSum,
  lumpSumOption,
  lumpSumUse,
  type MyLumpSum,
  type PointsBudget,
  type PointsChoice,
  type PointsOption,
  pointsLeft,
  pointsUsed,
  usedAmount,
  usedAmounts,
  type WhyNot,
  whyNot,
} from '@homeport/model/benefits';
import type { RateRecord } from '@homeport/model/rates';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { currentCase } from '../cases/index.ts';

/** Whose lump sum it is: that of its assignment. */
export const loadLumpSumOwner = defineFacts(
  lumpSum,
  async (ctx, record) => {
    const [row] = await ctx.query(
      sql<{
        assignee: string;
      }>`select assignee_id as assignee from app.case_detail where id = ${record.caseDetailId}::uuid`,
    );
    return { assignee: row?.assignee ?? null };
  },
  { looksUp: { caseDetail: ['assignee'] } },
);

interface Rates {
  readonly rates: readonly RateRecord[];
  readonly baseCurrency: string;
}
/** Rates between the currencies of a lump sum, of its uses and of the company (and of one more use), 400 days before each use. */
async function ratesOf(ctx: Context, lumpSum: string, more?: { currency: string; usedOn: string }): Promise<Rates> {
  const [row] = await ctx.query(sql<{ rates: RateRecord[] | null; baseCurrency: string }>`
    with uses as (select currency, used_on from app.lump_sum_use where lump_sum_id = ${lumpSum}::uuid
        union all select ${more?.currency ?? null}::text, ${more?.usedOn ?? null}::date),
      base as (select base_currency as currency from app.current_tenant_settings()),
      known as (select currency from uses union select currency from base
        union select currency from app.lump_sum where id = ${lumpSum}::uuid)
    select (select currency from base) as "baseCurrency", (
      select jsonb_agg(jsonb_build_object('id', id, 'fromCurrency', from_currency, 'toCurrency', to_currency,
        'effectiveDate', effective_date, 'source', source, 'rate', rate::text))
      from app.exchange_rate where from_currency in (select currency from known) and to_currency in (select currency from known)
        and effective_date > (select min(used_on) from uses) - 400) as rates`);
  return { rates: row?.rates ?? [], baseCurrency: row?.baseCurrency ?? '' };
}

/** The lump sum of a use, locked, so that two uses at once cannot both take the last of it. */
export const loadLumpSumUseFacts = defineFacts(
  lumpSumUse,
  async (ctx, use) => {
    const [found] = await ctx.query(sql<{ amount: string; currency: string }>`
    select amount::text, currency from app.lump_sum where id = ${use.lumpSum.id}::uuid for update`);
    if (!found) throw new Error(`no lump sum for its use ${use.id}`);
    const others = await ctx.query(sql<EnteredUse>`
    select amount::text, currency, used_on::text as "usedOn" from app.lump_sum_use
    where lump_sum_id = ${use.lumpSum.id}::uuid and id is distinct from ${use.id ?? null}::uuid`);
    return { ...found, others, ...(await ratesOf(ctx, use.lumpSum.id, use)) };
  },
  {
    looksUp: {
      lumpSum: ['amount', 'currency'],
      exchangeRate: ['fromCurrency', 'toCurrency', 'effectiveDate', 'source', 'rate'],
    },
  },
);

/** The lump sum of the running assignment; undefined where there is none. */
export async function currentLumpSum(ctx: Context): Promise<LumpSum | undefined> {
  const assignment = await currentCase(ctx);
  if (!assignment) return undefined;
  const [found] = await ctx.records(lumpSum).find({
    filter: { field: 'caseDetail', op: 'eq', value: assignment.id },
    limit: 1,
  });
  return found;
}

const optionsOf = (ctx: Context, of: LumpSum): Promise<LumpSumOption[]> =>
  ctx.records(lumpSumOption).find({
    filter: { field: 'lumpSum', op: 'eq', value: of.id },
    sort: 'sequence,asc',
    limit: 200,
  });
const asOption = ({ id, points, maximum, needsChildren }: LumpSumOption): PointsOption => ({
  id,
  points,
  maximum,
  needsChildren: needsChildren === true,
});
const budgetOf = ({ points, perPoint, mostPaidOut, currency }: LumpSum): PointsBudget => ({
  points,
  currency,
  perPoint,
  mostPaidOut: mostPaidOut ?? 0,
});
async function childrenOf(ctx: Context, of: LumpSum): Promise<number> {
  const [row] = await ctx.query(sql<{ count: number }>`
    select count(*)::int as count from app.dependant
    where employee_person_id = ${of.assignee?.id ?? null}::uuid and type = 'CHILD' and coalesce(accompanies, true)`);
  return row?.count ?? 0;
}

/** The lump sum with what was used of it, and why each option can or cannot be chosen. */
export async function shownLumpSum(ctx: Context, of: LumpSum): Promise<MyLumpSum> {
  const [options, uses, children] = await Promise.all([
    optionsOf(ctx, of),
    ctx.records(lumpSumUse).find({
      filter: { field: 'lumpSum', op: 'eq', value: of.id },
      sort: 'usedOn,desc',
      limit: 500,
    }),
    childrenOf(ctx, of),
  ]);
  const budget = budgetOf(of);
  const all = options.map(asOption);
  const choice: PointsChoice = Object.fromEntries(options.map((one) => [one.id, one.chosen ?? 0]));
  const used = pointsUsed(all, choice);
  const left = pointsLeft(budget, used);
  const { rates, baseCurrency } = await ratesOf(ctx, of.id);
  const how = { currency: of.currency, rates, baseCurrency };
  const amounts = amountLeft(of.amount, usedAmounts(uses, how), of.currency);
  const conditions = { children, today: todayOf(ctx), until: of.optionsUntil };
  return {
    id: of.id,
    name: of.name,
    amount: of.amount,
    used: amounts.used,
    remaining: amounts.left,
    over: amounts.over,
    currency: of.currency,
    covers: (of.covers ?? '').split('\n').filter((line) => line.trim() !== ''),
    uses: uses.map((use) => {
      const taken = usedAmount(use, how);
      const { id, usedOn, description, amount, currency } = use;
      return { id, usedOn, description, amount, currency, taken: taken.ok ? taken.amount : null };
    }),
    points: of.points,
    pointsUsed: used,
    pointsLeft: left.points,
    payout: left.payout,
    perPoint: of.perPoint,
    mostPaidOut: budget.mostPaidOut,
    optionsUntil: of.optionsUntil,
    children,
    options: options.map((option) => ({
      ...asOption(option),
      name: option.name,
      chosen: option.chosen ?? 0,
      whyNot: whyNot(asOption(option), all, choice, budget, conditions) ?? null,
    })),
    hasPolicy: of.policyText !== null && of.policyText.trim() !== '',
  };
}

const refusalOf = (why: WhyNot, option: string): Refusal => {
  switch (why.code) {
    case 'overBudget':
      return benefitRefusals.overBudget({ missing: why.missing }, option);
    case 'maximum':
      return benefitRefusals.optionMaximum({ maximum: why.maximum }, option);
    case 'needsChildren':
      return benefitRefusals.optionNeedsChildren({}, option);
    case 'closed':
      return benefitRefusals.optionsClosed({ until: why.until }, option);
  }
};

/** Keeps a whole choice of options, or refuses it with the reason: a choice over the budget is never cut silently. */
export async function chooseFor(ctx: Context, given: unknown): Promise<MyLumpSum | Refusal> {
  const of = await currentLumpSum(ctx);
  if (!of) return benefitRefusals.noLumpSum();
  return ctx.inTransaction(async (inside) => {
    const system = inside.asSystem('an assignee chooses options of their own lump sum');
    // Two pages that choose at once: the second one sees what the first has taken.
    const locked = await system.records(lumpSum).get(of.id, { lock: true });
    if (isRefusal(locked)) return benefitRefusals.noLumpSum();
    const options = await optionsOf(inside, of);
    const choice = readChoice(given, options);
    if (isRefusal(choice)) return choice;
    const conditions = { children: await childrenOf(inside, of), today: todayOf(inside), until: of.optionsUntil };
    const [fault] = choiceFaults(options.map(asOption), choice, budgetOf(of), conditions);
    if (fault) return refusalOf(fault.why, fault.option);
    for (const option of options) {
      const chosen = choice[option.id] ?? 0;
      if (chosen === (option.chosen ?? 0)) continue;
      const saved = await system.records(lumpSumOption).update(option.id, { chosen });
      if (isRefusal(saved)) return saved;
    }
    return shownLumpSum(inside, of);
  });
}

function readChoice(given: unknown, options: readonly LumpSumOption[]): PointsChoice | Refusal {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return benefitRefusals.unknownOption();
  const choice: Record<string, number> = {};
  for (const [id, count] of Object.entries(given)) {
    const isKnown = options.some((option) => option.id === id);
    if (!isKnown || typeof count !== 'number' || !Number.isInteger(count) || count < 0)
      return benefitRefusals.unknownOption({}, id.slice(0, 60));
    choice[id] = count;
  }
  return choice;
}
