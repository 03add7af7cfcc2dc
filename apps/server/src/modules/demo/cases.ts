import type { Values } from '@homeport/grammar';
import { type CaseDetail, caseDetail, caseMaster, expenseManagementService } from '@homeport/model/cases';
import { approvalGroup, costCenter } from '@homeport/model/organisation';
import { policy } from '@homeport/model/policies';
import { idOfDefault } from '../reference/index.ts';
import { demoId } from './chance.ts';
import type { DemoPlace } from './names.data.ts';
import { type Assignee, addressIn } from './people.ts';
import { ownOfficeOf } from './settings/own-place.ts';
import { settingId } from './settings/settle.ts';
import { userId, type World } from './world.ts';

/** One assignment of the demo; days are counted from today. */
export interface DemoCase {
  readonly id: string;
  readonly file: string;
  readonly reference: string;
  readonly assignee: Assignee;
  readonly home: DemoPlace;
  readonly host: DemoPlace;
  readonly start: number;
  readonly end: number;
  readonly status: CaseDetail['status'];
  readonly phase: Phase;
  readonly manager: string;
  readonly group: string;
}
export type Phase = 'INITIATION' | 'PREPARATION' | 'MOVE' | 'ON_ASSIGNMENT' | 'RETURN';

export interface NewCase extends Omit<DemoCase, 'id' | 'file' | 'reference' | 'manager' | 'group'> {
  readonly key: string;
  /** The same for all assignments of one person. */
  readonly fileKey: string;
  readonly number: number;
  readonly type: CaseDetail['type'];
  readonly manager?: string;
  readonly group?: string;
  readonly initiator?: string;
  readonly more?: Values;
}

const managers = ['case.manager', 'case.manager2', 'case.manager3', 'case.manager4'];

/** The assignment, its relocation file unless there is one already, and how its expenses are paid. */
export function addCase(world: World, given: NewCase): DemoCase {
  const { tenant, clock } = world;
  const { assignee, home, host, start, end, status, phase, number } = given;
  const login = tenant.managed ? (given.manager ?? managers[number % managers.length] ?? '') : 'other.admin';
  const manager = userId(login);
  const group = given.group ?? 'EXPENSES';
  // Half a year before the start, not later than some days ago, and not before the company came here.
  const opened = Math.max(-890, Math.min(start - 150, -3 - (number % 9)));
  const made = { at: clock.at(opened, 9, number % 60), by: given.initiator ? userId(given.initiator) : manager };
  const file = demoId(tenant.code, 'file', given.fileKey);
  if (!world.rowsOf(caseMaster).some((row) => row.id === file)) {
    const set = {
      reference: `${tenant.code.slice(0, 4)}-${4000 + number}`,
      assignee: assignee.person,
      employee: assignee.employee,
      manager,
    };
    world.add(caseMaster, file, { ...made, set });
  }
  const reference = `A${100_000 + number}${tenant.code.slice(0, 1)}`;
  const id = demoId(tenant.code, 'case', given.key);
  world.add(caseDetail, id, {
    ...made,
    set: {
      reference,
      tenantCaseReference: `GM-${clock.day(start).slice(0, 4)}-${number}`,
      name: `${assignee.firstName} ${assignee.lastName}: ${home.town} → ${host.town}`,
      caseMaster: file,
      assignee: assignee.person,
      employee: assignee.employee,
      type: given.type,
      phase,
      policy: settingId(world, policy, given.type === 'TRANSFER' ? 'PERMANENT-B' : 'LONG_TERM-B'),
      scenarioStatus: 'NONE',
      manager,
      office: ownOfficeOf(world),
      homeLocation: addressIn(home, number),
      hostLocation: addressIn(host, number + 7),
      assignmentStartDate: clock.day(start),
      assignmentEndDate: clock.day(end),
      confidential: false,
      approvalGroup: idOfDefault(tenant.id, approvalGroup, group),
      costCenter: idOfDefault(tenant.id, costCenter, 'CC-1000'),
      currency: home.currency,
      financiallyComplete: false,
      operationallyComplete: false,
      ...given.more,
    },
  });
  walkThrough(world, id, given, opened, manager);
  world.add(expenseManagementService, demoId(tenant.code, 'expense management', given.key), {
    ...made,
    set: {
      caseDetail: id,
      reimburseTo: 'EMPLOYEE',
      whoIsPaying: 'COMPANY',
      recoverFrom: tenant.managed ? 'CLIENT' : 'NOBODY',
      paymentMethod: 'BANK_TRANSFER',
      costCenter: idOfDefault(tenant.id, costCenter, 'CC-1000'),
      expensePaidMethod: 'OWN_MONEY',
    },
  });
  return { id, file, reference, assignee, home, host, start, end, status, phase, manager, group };
}

/** The steps by which an assignment came to its status. */
function walkThrough(
  world: World,
  id: string,
  { status, phase, end, number }: NewCase,
  opened: number,
  by: string,
): void {
  const at = (offset: number): string => world.clock.at(Math.max(opened + 1, Math.min(offset, -1)), 14, number % 60);
  const move = (deed: string, to: string, when: number, set: Values = {}, note?: string): void =>
    world.happened(caseDetail, id, { deed, at: at(when), by, set: { status: to, ...set }, ...(note && { note }) });
  if (status === 'PENDING') return;
  if (status !== 'CANCELLED') move('activate', 'ACTIVE', opened + 2);
  if (status === 'CANCELLED') move('cancel', 'CANCELLED', opened + 2, {}, 'The position was filled locally.');
  if (status === 'ON_HOLD') {
    const why = [
      'The work permit is still being decided.',
      'The business unit reviews its budget.',
      'The family asked for more time.',
    ][number % 3];
    move('hold', 'ON_HOLD', -2, { onHoldReason: why, onHoldBy: by, onHoldSince: at(-2) }, why);
  }
  if (status === 'BLOCKED') move('block', 'BLOCKED', -2, {}, 'Entry requirements have changed; legal is checking.');
  if (status === 'ACTIVE' && phase === 'RETURN') closeHalf(world, id, number, by);
  if (status !== 'CLOSED') return;
  const over = Math.max(opened + 4, end + 5);
  const day = (offset: number): string => at(offset).slice(0, 10);
  const did = (deed: string, when: number, set: Values): void =>
    world.happened(caseDetail, id, { deed, at: at(when), by, set });
  did('completeOperations', over - 2, {
    ...{ operationallyComplete: true, operationallyCompletedBy: by, operationallyCompletedOn: day(over - 2) },
  });
  did('completeFinances', over - 1, {
    ...{ financiallyComplete: true, financiallyCompletedBy: by, financiallyCompletedOn: day(over - 1) },
  });
  move('complete', 'CLOSED', over);
}

/** Of those who come back some are operationally complete in spite of what is open; of these every other one was reopened. */
function closeHalf(world: World, id: string, number: number, by: string): void {
  if (number % 3 === 0) return;
  const reason = 'What is left is done by the home office.';
  const on = { operationallyComplete: true, operationallyCompletedBy: by };
  world.happened(caseDetail, id, {
    ...{ deed: 'completeOperationsDespite', at: world.clock.at(-3, 10, number % 60), by },
    set: { ...on, operationallyCompletedOn: world.clock.day(-3), operationalDespite: reason },
  });
  if (number % 2 === 0) return;
  const none = { operationallyCompletedBy: null, operationallyCompletedOn: null, operationalDespite: null };
  world.happened(caseDetail, id, {
    ...{ deed: 'reopenOperations', at: world.clock.at(-2, 10, number % 60), by },
    set: {
      operationallyComplete: false,
      ...none,
      operationalReopening: 'The family needs help with the school after all.',
    },
  });
}
