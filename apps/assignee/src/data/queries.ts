import { ask } from '@homeport/client';
import { openCases } from '@homeport/model/cases';
import { checkReport, moneyByStage, reportStages } from '@homeport/model/expenses';
import { type Me, userMe } from '@homeport/model/identity';
import { myNotifications } from '@homeport/model/notifications';
import { moneyOnItsWay } from '@homeport/model/payments';
import type { Trip } from '@homeport/model/travel';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { today } from '../words/today.ts';
import { eq, readOne, search } from './records.ts';
import type { Account, Assignment, Expense, Item, Payment, Report, Tax } from './types.ts';

const minutes = (count: number) => count * 60_000;

/** Everything the pages read, by name. One key per question; expenses share the first part of theirs. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => ask(userMe, { signal }),
  staleTime: minutes(5),
});
/** Whether a member of the assignee's family is signed in, who sees what the family shares and nothing else. */
export const isFamily = (me: Pick<Me, 'role'> | undefined): boolean => me?.role.code === 'DEPENDANT';
/** With the ids of those that are not over either: what runs beside it or begins after it. */
export interface PresentAssignment extends Assignment {
  readonly beside?: readonly string[];
}
/** The assignment the person is in, by the rule the server has. */
export const assignmentQuery = queryOptions({
  queryKey: ['assignment'],
  queryFn: async ({ signal }): Promise<PresentAssignment | null> => {
    const { content } = await search<Assignment>('caseDetail', { sort: ['created,desc'], size: 50 }, signal);
    const [present, ...beside] = openCases(content, today());
    return present ? { ...present, beside: beside.map(({ id }) => id) } : null;
  },
  staleTime: minutes(1),
});
export const moneyQuery = queryOptions({
  queryKey: ['expenses', 'money'],
  queryFn: ({ signal }) => ask(moneyByStage, { signal }),
});
/** What is approved and not paid yet. It names accounts, so it is asked for and never kept. */
export const onItsWayQuery = queryOptions({
  queryKey: ['expenses', 'way'],
  queryFn: ({ signal }) => ask(moneyOnItsWay, { signal }),
});
export const reportsQuery = queryOptions({
  queryKey: ['expenses', 'reports'],
  queryFn: async ({ signal }) => (await search<Report>('caseExpenseBatch', { sort: ['created,desc'] }, signal)).content,
});
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['expenses', 'report', id],
    queryFn: ({ signal }) => readOne<Report>('caseExpenseBatch', id, signal),
  });
export const linesQuery = (report: string) =>
  queryOptions({
    queryKey: ['expenses', 'lines', report],
    queryFn: async ({ signal }) => {
      const wanted = { filter: eq('caseExpenseBatch', report), sort: ['created,asc'] };
      return (await search<Expense>('caseExpense', wanted, signal)).content;
    },
  });
export const stagesQuery = (report: string) =>
  queryOptions({
    queryKey: ['expenses', 'stages', report],
    queryFn: ({ signal }) => ask(reportStages, { params: { id: report }, signal }),
  });
export const checkQuery = (report: string) =>
  queryOptions({
    queryKey: ['expenses', 'check', report],
    queryFn: ({ signal }) => ask(checkReport, { params: { id: report }, signal }),
    staleTime: 0,
  });
export const paymentsQuery = queryOptions({
  queryKey: ['expenses', 'payments'],
  queryFn: async ({ signal }) => (await search<Payment>('expensePayment', { sort: ['created,desc'] }, signal)).content,
});
/** What can be claimed. Kept for a day: it is needed without a network too. */
export const itemsQuery = queryOptions({
  queryKey: ['expense-items'],
  queryFn: async ({ signal }) => (await search<Item>('expenseItem', { filter: eq('active', true) }, signal)).content,
  staleTime: minutes(30),
});
export const taxesQuery = queryOptions({
  queryKey: ['tax-codes'],
  queryFn: async ({ signal }) => (await search<Tax>('taxCode', { filter: eq('active', true) }, signal)).content,
  staleTime: minutes(30),
});
/** Names of the phases in their order, in three languages. */
export interface Option {
  readonly code: string;
  readonly name: string;
  readonly nameEs: string | null;
  readonly nameFr: string | null;
}
export const phasesQuery = queryOptions({
  queryKey: ['phases'],
  queryFn: async ({ signal }) => {
    const wanted = { filter: eq('optionTypeCode', 'CASE_PHASE'), sort: ['sequence,asc'] };
    return (await search<Option>('dataOption', wanted, signal)).content;
  },
  staleTime: minutes(30),
});
export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: async ({ signal }) => (await search<Account>('bankDetails', { sort: ['created,desc'] }, signal)).content,
  staleTime: 0,
  // Bank data leaves the memory with the page.
  gcTime: 0,
});
/** The currencies of the accounts in use, and nothing else of them. */
export const payoutsQuery = queryOptions({
  queryKey: ['payouts'],
  queryFn: async ({ signal }) => {
    const wanted = { filter: eq('active', true), fields: ['id', 'currency', 'isDefault'] };
    return (await search<Pick<Account, 'currency' | 'isDefault'>>('bankDetails', wanted, signal)).content;
  },
});
/** Reads again what goes by the accounts a person has: they themselves, what is paid in their currencies, and where money goes. */
export async function rereadAccounts(queries: QueryClient): Promise<void> {
  for (const { queryKey } of [payoutsQuery, onItsWayQuery]) void queries.invalidateQueries({ queryKey });
  await queries.invalidateQueries({ queryKey: accountsQuery.queryKey });
}
/** Trips of the person, planned, made and cancelled, the latest first; Home, timeline and diary tell of them too. */
export const tripsQuery = queryOptions({
  queryKey: ['travel', 'trips'],
  queryFn: async ({ signal }) => (await search<Trip>('trip', { sort: ['departureDate,desc'] }, signal)).content,
  staleTime: minutes(1),
});
export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) => ask(myNotifications, { query: { size: 100 }, signal }),
});
