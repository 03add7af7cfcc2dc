import type { MoneyByStage, NamedStageTracker, SubmitCheck } from '@homeport/model/expenses';
import type { Me, SessionAnswer, SettingAnswer } from '@homeport/model/identity';
import type { Notifications } from '@homeport/model/notifications';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../session/call.ts';
import { eq, type Page, readOne, search } from './records.ts';
import type { Account, Assignment, Expense, Item, Payment, Report, Service, Tax } from './types.ts';

const minutes = (count: number) => count * 60_000;

/** Everything the pages read, by name. One key per question; expenses share the first part of theirs. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call<Me>('GET', 'user/me', { signal }),
  staleTime: minutes(5),
});
/** The running assignment: the newest one that is not over. */
export const assignmentQuery = queryOptions({
  queryKey: ['assignment'],
  queryFn: async ({ signal }) => {
    const { content } = await search<Assignment>('case-detail', { sort: 'created,desc', size: 50 }, signal);
    const isRunning = (one: Assignment) => one.status !== 'CLOSED' && one.status !== 'CANCELLED';
    return content.find(isRunning) ?? content[0] ?? null;
  },
  staleTime: minutes(1),
});
/** Services whose next action is the assignee's, most urgent first. */
export const nextActionsQuery = queryOptions({
  queryKey: ['next-actions'],
  queryFn: async ({ signal }) => {
    const open = { field: 'status', op: 'nin', value: ['COMPLETED', 'CANCELLED'] } as const;
    const filter = { all: [eq('nextActionByAssignee', true), open] };
    const page = await search<Service>('case-service', { filter, sort: 'nextActionDate,asc', size: 20 }, signal);
    return page.content.filter((service) => service.nextAction);
  },
});
export const moneyQuery = queryOptions({
  queryKey: ['expenses', 'money'],
  queryFn: ({ signal }) => call<readonly MoneyByStage[]>('GET', 'case-expense-batch/by-stage', { signal }),
});
export const reportsQuery = queryOptions({
  queryKey: ['expenses', 'reports'],
  queryFn: async ({ signal }) => (await search<Report>('case-expense-batch', { sort: 'created,desc' }, signal)).content,
});
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['expenses', 'report', id],
    queryFn: ({ signal }) => readOne<Report>('case-expense-batch', id, signal),
  });
export const linesQuery = (report: string) =>
  queryOptions({
    queryKey: ['expenses', 'lines', report],
    queryFn: async ({ signal }) => {
      const ask = { filter: eq('caseExpenseBatch', report), sort: 'created,asc' };
      return (await search<Expense>('case-expense-batch-item', ask, signal)).content;
    },
  });
export const stagesQuery = (report: string) =>
  queryOptions({
    queryKey: ['expenses', 'stages', report],
    queryFn: ({ signal }) => call<NamedStageTracker>('GET', `case-expense-batch/${report}/stages`, { signal }),
  });
export const checkQuery = (report: string) =>
  queryOptions({
    queryKey: ['expenses', 'check', report],
    queryFn: ({ signal }) => call<SubmitCheck>('GET', `case-expense-batch/${report}/check`, { signal }),
    staleTime: 0,
  });
export const paymentsQuery = queryOptions({
  queryKey: ['expenses', 'payments'],
  queryFn: async ({ signal }) => (await search<Payment>('expense-payment', { sort: 'created,desc' }, signal)).content,
});
/** What can be claimed. Kept for a day: it is needed without a network too. */
export const itemsQuery = queryOptions({
  queryKey: ['expense-items'],
  queryFn: async ({ signal }) => (await search<Item>('expense-item', { filter: eq('active', true) }, signal)).content,
  staleTime: minutes(30),
});
export const taxesQuery = queryOptions({
  queryKey: ['tax-codes'],
  queryFn: ({ signal }) => call<Page<Tax>>('GET', 'tax-code', { query: { size: 1000 }, signal }).then((page) => page.content),
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
    const ask = { filter: eq('optionTypeCode', 'CASE_PHASE'), sort: 'sequence,asc' };
    return (await search<Option>('data-option', ask, signal)).content;
  },
  staleTime: minutes(30),
});
export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: async ({ signal }) => (await search<Account>('bank-details', { sort: 'created,desc' }, signal)).content,
  staleTime: 0,
  // Bank data leaves the memory with the page.
  gcTime: 0,
});
export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) => call<Notifications>('GET', 'notification', { query: { size: 100 }, signal }),
});
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call<readonly SessionAnswer[]>('GET', 'auth/sessions', { signal }),
});
export const settingQuery = (name: string) =>
  queryOptions({
    queryKey: ['setting', name],
    queryFn: ({ signal }) => call<SettingAnswer>('GET', `user-setting/${name}`, { signal }),
  });
