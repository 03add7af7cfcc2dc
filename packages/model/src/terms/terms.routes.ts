import { defineRoute, text } from '@homeport/grammar';
import type { BenefitYear, CaseBenefit, TermReason } from '../benefits/door.generated.ts';
import { caseWorkers } from '../cases/door.generated.ts';
import type { DrawnDown } from './draw-down.rules.ts';
import type { ChangedTerm } from './terms-changes.rules.ts';

/** A benefit of an assignment with what is used of it. Amounts are in `currency`, days yyyy-MM-dd. */
export interface CaseTermLine
  extends Pick<
    CaseBenefit,
    | 'id'
    | 'version'
    | 'amount'
    | 'termsAmount'
    | 'payAmount'
    | 'currency'
    | 'period'
    | 'startsOn'
    | 'endsOn'
    | 'lowerLimit'
    | 'upperLimit'
    | 'tolerance'
    | 'grantedBy'
    | 'status'
    | 'reason'
    | 'explanation'
  > {
  readonly benefit: string;
  readonly name: string;
  readonly isLocked: boolean;
  readonly isFlexible: boolean;
  readonly isFlexed: boolean;
  readonly years: readonly BenefitYear[];
  readonly reasons: readonly TermReason[];
  readonly drawn: DrawnDown;
  /** Deeds that the caller is offered. */
  readonly can: readonly string[];
}
/** What would change if the terms were worked out again. */
export interface TermsChangeLine {
  readonly kind: 'GAINED' | 'LOST' | 'CHANGED';
  readonly benefit: string;
  readonly name: string;
  readonly currency: string;
  readonly amountBefore: string | null;
  readonly amountAfter: string | null;
  readonly endBefore: string | null;
  readonly endAfter: string | null;
  readonly fields: readonly ChangedTerm[];
}
/** A benefit that the assignment does not have and could have. */
export interface OfferedTerm {
  readonly benefit: string;
  readonly name: string;
  readonly amount: string | null;
  readonly currency: string;
  readonly period: CaseBenefit['period'];
  readonly grantedBy: 'POLICY' | 'PACKAGE';
}
export interface CaseTerms {
  readonly policy: { readonly id: string; readonly label: string } | null;
  readonly benefits: readonly CaseTermLine[];
  /** Empty: they are as the terms say. */
  readonly changes: readonly TermsChangeLine[];
  readonly offered: readonly OfferedTerm[];
  readonly mayInclude: boolean;
}
const list = { type: 'array', items: { type: 'object' } } as const;

/** The benefits of an assignment, what is used of them, what their terms come to now, and what could be included. Changes nothing. */
export const caseTerms = defineRoute<CaseTerms>()({
  name: 'caseTerms',
  label: 'Terms of an assignment',
  method: 'GET',
  path: 'case-terms',
  about: 'caseBenefit',
  who: [...caseWorkers, 'finance', 'financeLead', 'payroll'],
  query: { caseDetail: text('Assignment', { required: true, max: 36 }) },
  shape: {
    type: 'object',
    required: ['policy', 'benefits', 'changes', 'offered', 'mayInclude'],
    properties: {
      policy: { type: ['object', 'null'] },
      benefits: list,
      changes: list,
      offered: list,
      mayInclude: { type: 'boolean' },
    },
  },
});
