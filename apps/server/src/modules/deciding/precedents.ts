import { answer, type Context, type RouteHandler, type SystemContext } from '@homeport/engine';
import {
  type Catalogue,
  currencyDecimals,
  Exact,
  type Filter,
  isRefusal,
  type Refusal,
  type Values,
} from '@homeport/grammar';
import {
  type BudgetEffect,
  budgetEffect,
  type Decision,
  decidingPrecedents,
  decision,
  lastOfEach,
} from '@homeport/model/deciding';
import { caseAccounting, caseActualCost } from '@homeport/model/finance';
import { convert } from '@homeport/model/rates';
import { todayOf } from '../../today.ts';
import { ratesAmong } from './facts.ts';
import { labelOf } from './open-next.ts';
import { assignmentOf, type Subject, subjectOf } from './subject.ts';

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** Decided before: the same kind, agreeing in the fields that its entity names. */
function isLike({ entity, decided, id }: Subject, record: Values): Filter {
  const alike = (decided.like ?? []).map((name): Filter => {
    const value = idOf(record[name]);
    const field = `${entity.name}.${name}`;
    return typeof value === 'string' ? { field, op: 'eq', value } : { field, op: 'null' };
  });
  return {
    all: [
      { field: entity.name, op: 'notNull' },
      { field: entity.name, op: 'ne', value: id },
      { field: 'status', op: 'in', value: ['APPROVED', 'REJECTED'] },
      ...alike,
    ],
  };
}

/** Precedents are what the reader may see of them; so is the budget. */
export const precedentsHandler = (catalogue: Catalogue): RouteHandler =>
  answer(decidingPrecedents, (ctx, { query }) =>
    ctx.inTransaction(async (inside) => {
      const step = await inside.records(decision).get(query.decision);
      if (isRefusal(step)) return step;
      const system = inside.asSystem('what a decision is about is compared with what was decided before');
      const named = await system.records(decision).get(step.id);
      if (isRefusal(named)) return named;
      const subject = subjectOf(catalogue, named);
      const record: Values | Refusal = await system.records(subject.entity).get(subject.id);
      if (isRefusal(record)) return record;
      const rows = await inside
        .records(decision)
        .find({ filter: isLike(subject, record), sort: 'decidedAt,desc', limit: 60 });
      return {
        precedents: lastOfEach(rows.flatMap((row) => precedentOf(row, subject) ?? [])),
        budget: await budgetOf(inside, system, subject, record, named),
      };
    }),
  );

function precedentOf(row: Decision & Values, { entity }: Subject) {
  const to = idOf(row[entity.name]);
  if (typeof to !== 'string' || row.decidedAt === null) return undefined;
  const { id, status: outcome, amount, currency, decidedAt, decidedBy, decisionNote: note } = row;
  const label = labelOf(row);
  return {
    of: to,
    decision: id,
    label,
    outcome,
    amount,
    currency,
    decidedAt,
    decidedBy: decidedBy?.label ?? null,
    note,
  };
}

/** The approved amount of the assignment, less what it cost so far in that currency, less what is asked for. */
async function budgetOf(
  ctx: Context,
  system: SystemContext,
  subject: Subject,
  record: Values,
  step: Decision,
): Promise<BudgetEffect | null> {
  const of = idOf(assignmentOf(subject, record));
  if (typeof of !== 'string') return null;
  const ofCase = { field: 'caseDetail', op: 'eq', value: of } as const;
  const [books] = await ctx.records(caseAccounting).find({ filter: ofCase, limit: 1 });
  if (!books?.approvedAmount) return null;
  const { approvedAmount, currency } = books;
  const costs = await ctx
    .records(caseActualCost)
    .find({ filter: { all: [ofCase, { field: 'currency', op: 'eq', value: currency }] }, limit: 1000 });
  const spent = costs.reduce((sum, { amount }) => sum.plus(amount), new Exact(0)).toFixed();
  return budgetEffect(approvedAmount, spent, await askedIn(system, step, currency), currency);
}

async function askedIn(system: SystemContext, { amount, currency }: Decision, to: string): Promise<string | null> {
  if (amount === null || currency === null) return null;
  const { rates, baseCurrency } = await ratesAmong(system, [currency, to]);
  const converted = convert(amount, currency, to, todayOf(system), rates, currencyDecimals(to), { baseCurrency });
  return converted.ok ? converted.amount : null;
}
