import { type AddressValue, defineRoute, type RefValue } from '@homeport/grammar';
import type { CaseService } from './case-service.entity.ts';

/** A place of an assignment, its country by code and name. */
export interface CasePlace extends Omit<AddressValue, 'country'> {
  readonly country: { readonly code: string; readonly name: string } | null;
}
/** The running assignment of the caller as the assignee application asks for it. Days are `yyyy-MM-dd`. */
export interface MyCase {
  readonly id: string;
  readonly tenantId: string;
  readonly reference: string;
  readonly name: string;
  readonly type: string;
  readonly status: string;
  readonly phase: string | null;
  readonly assignee: RefValue;
  readonly employee: RefValue | null;
  readonly manager: RefValue | null;
  readonly caseMaster: {
    readonly id: string;
    readonly assignee: {
      readonly id: string;
      readonly person: { readonly id: string; readonly firstName: string; readonly lastName: string };
    };
  };
  readonly homeLocation: CasePlace | null;
  readonly hostLocation: CasePlace | null;
  readonly assignmentStartDate: string | null;
  readonly assignmentEndDate: string | null;
}
/** The newest assignment of the caller that is not over, else the newest; nothing (204) without any. */
export const maiCase = defineRoute<MyCase>()({
  name: 'maiCase',
  label: 'My assignment',
  method: 'GET',
  path: 'case/mai-case',
  who: ['assignee', 'dependant'],
  about: 'caseDetail',
  shape: {
    type: 'object',
    required: ['id', 'tenantId', 'reference', 'assignee', 'caseMaster', 'homeLocation', 'hostLocation'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      tenantId: { type: 'string', format: 'uuid' },
      reference: { type: 'string' },
      assignee: { type: 'object' },
      employee: { type: ['object', 'null'] },
      caseMaster: { type: 'object' },
      homeLocation: { type: ['object', 'null'] },
      hostLocation: { type: ['object', 'null'] },
      assignmentStartDate: { type: ['string', 'null'] },
      assignmentEndDate: { type: ['string', 'null'] },
    },
  },
});

/** How near a service is to the assignee: what the list of services is grouped by. */
export type ServiceGroup = 'NEEDS_YOU' | 'IN_PROGRESS' | 'COMING_UP' | 'DONE';
/** A service that is shared with the assignee, with what happens next. */
export interface ServiceLine {
  readonly id: string;
  readonly caseDetailId: string;
  readonly serviceType: RefValue & { readonly code: string; readonly serviceClass: string | null };
  readonly name: string;
  readonly providerName: string | null;
  readonly status: CaseService['status'];
  readonly group: ServiceGroup;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Null when nothing is asked of anybody. */
  readonly nextAction: {
    readonly description: string;
    /** yyyy-MM-dd */
    readonly dueDate: string | null;
    readonly byAssignee: boolean;
    readonly isOverdue: boolean;
  } | null;
  /** Shared steps that are done, of all shared ones. */
  readonly steps: { readonly done: number; readonly of: number };
}
/** The caller's services of the running assignment, what needs them first. */
export const servicesWithNextAction = defineRoute<readonly ServiceLine[]>()({
  name: 'servicesWithNextAction',
  label: 'Services with their next action',
  method: 'GET',
  path: 'case-service/with-next-action',
  who: ['assignee', 'dependant'],
  shape: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'caseDetailId', 'serviceType', 'name', 'status', 'group', 'nextAction', 'steps'],
    },
  },
});

/** One service in full, as far as it is shared. */
export interface ServiceDetail extends ServiceLine {
  readonly contact: {
    readonly name: string | null;
    readonly email: string | null;
    readonly phone: string | null;
  } | null;
  readonly information: string | null;
  /** Only where the team shares it. */
  readonly cost: { readonly amount: string; readonly currency: string } | null;
  readonly allSteps: readonly {
    readonly id: string;
    readonly description: string;
    readonly dueDate: string | null;
    readonly isDone: boolean;
  }[];
  readonly version: number;
}
export const serviceDetail = defineRoute<ServiceDetail>()({
  name: 'serviceDetail',
  label: 'One of my services',
  method: 'GET',
  path: 'case-service/{id}/detail',
  who: ['assignee', 'dependant'],
  shape: {
    type: 'object',
    required: ['id', 'name', 'status', 'group', 'nextAction', 'contact', 'cost', 'allSteps', 'version'],
  },
  refusals: ['cases.serviceNotFound'],
});

/** How the expenses of an assignment are paid, with what the caller may know of it. */
export interface ExpenseManagement {
  readonly id: string;
  readonly caseDetailId: string;
  readonly reimburseTo: string | null;
  readonly whoIsPaying: string | null;
  readonly recoverFrom?: string | null;
  readonly paymentMethod: string | null;
  readonly poNumber?: string | null;
  readonly costCenter?: RefValue | null;
  readonly expensePaidMethod: string | null;
}
export const expenseManagementOf = defineRoute<ExpenseManagement>()({
  name: 'expenseManagementOf',
  label: 'Expense management of an assignment',
  method: 'GET',
  path: 'case-service/expense-management-service/{caseDetailId}',
  who: 'signedIn',
  shape: {
    type: 'object',
    required: ['id', 'caseDetailId', 'reimburseTo', 'whoIsPaying', 'paymentMethod', 'expensePaidMethod'],
  },
  refusals: ['cases.serviceNotFound'],
});
