import type { Condition } from '@homeport/grammar';
import type { ClosingKind } from './closing.rules.ts';

/** Which records of an assignment are open, as a list of them is asked for. */
export interface ClosingList {
  /** The name of the entity. */
  readonly entity: string;
  /** How they lead to the assignment; null where no field of their own does, and the answer names them. */
  readonly of: 'caseDetail' | null;
  readonly where: readonly Condition[];
}
const among = (field: string, ...value: string[]): Condition => ({ field, op: 'in', value });

/** The list of what is open of each kind. `closing-facts.ts` counts the same; a test compares the two. */
export const closingLists: Readonly<Record<ClosingKind, ClosingList>> = {
  STEP: { entity: 'caseWorkflowItem', of: 'caseDetail', where: [among('status', 'OPEN', 'IN_PROGRESS')] },
  SERVICE: {
    entity: 'caseService',
    of: 'caseDetail',
    // One that nobody began is open as well: it was ordered, and is either delivered or cancelled.
    where: [among('status', 'NOT_INITIATED', 'REQUESTED', 'SCHEDULED', 'IN_PROGRESS')],
  },
  DOCUMENT: {
    entity: 'requiredDocument',
    of: 'caseDetail',
    where: [among('status', 'REQUESTED', 'REJECTED', 'IN_REVIEW')],
  },
  FORM: { entity: 'pageForm', of: 'caseDetail', where: [among('status', 'NOT_STARTED', 'IN_PROGRESS')] },
  MOVE: {
    entity: 'shipment',
    of: 'caseDetail',
    where: [
      among('salesStatus', 'BOOKED'),
      among('operationalStatus', 'PLANNED', 'PACKED', 'IN_TRANSIT', 'IN_CUSTOMS'),
    ],
  },
  CHANGE: { entity: 'changeOfCircumstance', of: 'caseDetail', where: [among('status', 'REQUESTED', 'APPROVED')] },
  // What was not handed in is nobody's but the assignee's yet.
  EXPENSE: {
    entity: 'caseExpenseBatch',
    of: 'caseDetail',
    where: [among('status', 'AWAITING_APPROVAL', 'APPROVED', 'IN_PAYMENT')],
  },
  // A bill is of an assignment by the services on its lines.
  VENDOR_BILL: {
    entity: 'vendorInvoice',
    of: null,
    where: [among('status', 'SUBMITTED', 'QUERIED', 'HELD', 'APPROVED')],
  },
  INVOICE: { entity: 'invoice', of: 'caseDetail', where: [among('status', 'PROFORMA', 'OPEN', 'APPROVED', 'SENT')] },
  PAYROLL: { entity: 'payrollInstruction', of: 'caseDetail', where: [among('status', 'DRAFT', 'APPROVED', 'SENT')] },
  ESTIMATE: { entity: 'costEstimate', of: 'caseDetail', where: [among('status', 'SUBMITTED')] },
  ACCOUNTING: { entity: 'caseAccounting', of: 'caseDetail', where: [among('status', 'OPEN')] },
};
