import type { ActionJob, Context, SystemContext } from '@homeport/engine';
import { type scheduleService, serviceScheduled } from '@homeport/model/cases';
import { caseExpense } from '@homeport/model/expenses';
import { expectTypeOf, test } from 'vitest';

/** Checked by `npm test -- types`: nothing here runs. */
declare const ctx: Context;
declare const system: SystemContext;

test('a handler’s record is that of the action’s entity, also where the action names it only', () => {
  expectTypeOf<ActionJob<typeof scheduleService>['record']['shareWithAssignee']>().toEqualTypeOf<boolean | null>();
});
test('a caller writes what callers may write, the system any field, and nobody one that does not exist', () => {
  const attempts = () => [
    // @ts-expect-error derived
    ctx.records(caseExpense).update('1', { convertedAmount: '1' }),
    system.records(caseExpense).update('1', { convertedAmount: '1' }),
    // @ts-expect-error misspelt
    system.records(caseExpense).update('1', { convertedAmuont: '1' }),
    // @ts-expect-error misspelt
    system.records(caseExpense).move('1', 'approvalStatus.approve', { approvedAmuont: '1' }),
  ];
  expectTypeOf(attempts).toBeFunction();
});
test('an event carries its payload, related records by their ids', () => {
  const attempts = () => [
    ctx.emit(serviceScheduled, '1', { service: '1', name: 'Visa', assignee: '2' }),
    // @ts-expect-error misspelt
    ctx.emit(serviceScheduled, '1', { sevice: '1' }),
    // @ts-expect-error not a text
    ctx.emit(serviceScheduled, '1', { name: 7 }),
  ];
  expectTypeOf(attempts).toBeFunction();
});
