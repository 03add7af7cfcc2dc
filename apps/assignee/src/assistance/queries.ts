import { ask } from '@homeport/client';
import { type CaseDetail, isOver, isSettled } from '@homeport/model/cases';
import { type Dependant, familySignIns } from '@homeport/model/family';
import { myPaybacks } from '@homeport/model/payroll';
import type { Employee, Person } from '@homeport/model/people';
import { myBenefits } from '@homeport/model/terms';
import { queryOptions } from '@tanstack/react-query';
import { readOne, search } from '../data/records.ts';
import { today } from '../words/today.ts';

/** The person's own record, which they keep up to date. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistance', 'person', id],
    queryFn: ({ signal }) => readOne<Person>('person', id, signal),
  });
/** What HR knows of the person's work; null without an employee record. */
export const employeeQuery = queryOptions({
  queryKey: ['assistance', 'employee'],
  queryFn: async ({ signal }) => (await search<Employee>('employee', { size: 1 }, signal)).content[0] ?? null,
});
export const familyQuery = queryOptions({
  queryKey: ['assistance', 'family'],
  queryFn: async ({ signal }) =>
    (await search<Dependant>('dependant', { sort: ['type,desc', 'birthDate,asc'] }, signal)).content,
});
/** Who of the family has a sign-in of their own. */
export const signInsQuery = queryOptions({
  queryKey: ['assistance', 'sign-ins'],
  queryFn: ({ signal }) => ask(familySignIns, { signal }),
});
/** All assignments of the person, the newest first. */
export const assignmentsQuery = queryOptions({
  queryKey: ['assistance', 'assignments'],
  queryFn: async ({ signal }) =>
    (await search<CaseDetail>('caseDetail', { sort: ['assignmentStartDate,desc'], size: 50 }, signal)).content,
});
/** Previous Relocations: what was finished, or has ended although nobody closed it; never the present one. */
export const previousOf = (all: readonly CaseDetail[], present: string | undefined): CaseDetail[] =>
  all.filter((one) => one.status !== 'CANCELLED' && isOver(one, today()) && (one.id !== present || isSettled(one)));
/** What the caller is entitled to, with what is used of it. */
export const grantedQuery = queryOptions({
  queryKey: ['assistance', 'granted'],
  queryFn: ({ signal }) => ask(myBenefits, { signal }),
});
/** What the caller has agreed to pay back. */
export const paybacksQuery = queryOptions({
  queryKey: ['assistance', 'paybacks'],
  queryFn: ({ signal }) => ask(myPaybacks, { signal }),
});
