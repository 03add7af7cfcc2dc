import type { Context, SystemContext } from '@homeport/engine';
import { currencyDecimals } from '@homeport/grammar';
import { type DecidingGroup, groupsInTurn } from '@homeport/model/deciding';
import { type ApproverChoice, chooseApprover } from '@homeport/model/expenses';
import { approvalGroup } from '@homeport/model/organisation';
import { convert } from '@homeport/model/rates';
import { workingHoursLater } from '@homeport/model/workflow';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { companyTime } from '../../working-time.ts';
import { ratesAmong } from '../deciding/index.ts';
import { approvalRoute, type GroupTimes } from './approvers.ts';

const because = 'the groups that decide an expense are looked up';

/** A report as far as choosing its groups goes. `total` in `currency`; null: it could not be converted. */
export interface TurnFacts {
  readonly id: string;
  readonly postedBy: string | null;
  readonly caseDetailId: string;
  readonly currency: string;
  readonly total: string | null;
}

/** The groups that decide a report of so much, one after the other, as they are set up now. */
export async function turnOf(ctx: Context, report: TurnFacts): Promise<readonly DecidingGroup[]> {
  const system = ctx.asSystem(because);
  const filter = {
    all: [
      { field: 'active', op: 'eq', value: true },
      { field: 'approvesExpenses', op: 'eq', value: true },
    ],
  } as const;
  const groups = await system.records(approvalGroup).find({ filter, sort: 'created,asc', limit: 200 });
  const known = groups.map(
    ({ id, name, sequence, amountOver, amountUpTo, dueInDays }): DecidingGroup => ({
      ...{ id, name, sequence, amountOver, amountUpTo, dueInDays },
      kinds: ['expenses'],
      able: [],
      fallback: null,
    }),
  );
  const currencies = groups.flatMap(({ currency }) => currency ?? []);
  const isLimited = groups.some(({ amountOver, amountUpTo }) => amountOver !== null || amountUpTo !== null);
  const rates = isLimited ? await ratesAmong(system, [report.currency, ...currencies]) : undefined;
  const amountFor = ({ id }: Pick<DecidingGroup, 'id'>): string | undefined => {
    const to = groups.find((group) => group.id === id)?.currency ?? report.currency;
    if (report.total === null || !rates) return undefined;
    const { baseCurrency } = rates;
    const converted = convert(report.total, report.currency, to, todayOf(ctx), rates.rates, currencyDecimals(to), {
      baseCurrency,
    });
    return converted.ok ? converted.amount : undefined;
  };
  const named = await namedBy(ctx, report.caseDetailId);
  return groupsInTurn(known, { kind: 'expenses', amountFor, named, manager: null });
}

/** The group that the assignment of a report names. */
async function namedBy(ctx: Context, detail: string): Promise<string | null> {
  const [row] = await ctx.query(
    sql<{ group: string | null }>`select approval_group_id as "group" from app.case_detail where id = ${detail}::uuid`,
  );
  return row?.group ?? null;
}

/** Whom a group asks about a report, by when, and when the clock hands it on. */
export interface Asked {
  readonly group: string | null;
  readonly choice: ApproverChoice;
  readonly times: GroupTimes;
}
export async function askedIn(
  ctx: Context,
  report: { readonly id: string; readonly postedBy: string | null },
  group: string | null,
): Promise<Asked> {
  const route = await approvalRoute(ctx, report, group);
  return { group, choice: chooseApprover(route), times: route };
}

/** What an expense keeps of whom it waits for now. */
export async function waitingSince(
  system: SystemContext,
  { dueInDays, escalateAfterHours }: GroupTimes,
): Promise<{ readonly dueDate: string; readonly escalateAt: string | null }> {
  const now = system.now.toString({ smallestUnit: 'second' });
  return {
    dueDate: system.now.toZonedDateTimeISO('UTC').toPlainDate().add({ days: dueInDays }).toString(),
    escalateAt:
      escalateAfterHours === null ? null : workingHoursLater(await companyTime(system), now, escalateAfterHours),
  };
}
