import { country, date, defineRoute, text, whole } from '@homeport/grammar';
import type { Policy } from './policy.entity.ts';
import type { JudgedCondition } from './policy-choice.rules.ts';
import type { PolicyDifference } from './policy-difference.rules.ts';

/** A policy held against a move, with what it asks for in words. */
export interface PolicyOffer {
  readonly id: string;
  readonly label: string;
  readonly holds: boolean;
  readonly conditions: readonly (JudgedCondition & { readonly wanted: string })[];
}
export interface PolicyOffers {
  /** Null: none holds, or several hold equally narrowly. */
  readonly chosen: string | null;
  /** Names of those that hold as narrowly as each other. */
  readonly equal: readonly string[];
  /** The ones that hold first. */
  readonly policies: readonly PolicyOffer[];
}

const id = (label: string) => text(label, { max: 36 });
/** Which policy in force holds for a move that is being typed, and why; why the others do not. Changes nothing. */
export const policyOffers = defineRoute<PolicyOffers>()({
  name: 'policyOffers',
  label: 'The policy that holds for a move',
  method: 'GET',
  path: 'policy-offers',
  about: 'policy',
  who: ['caseManager', 'hr', 'administrator', 'master', 'caseInitiator', 'client'],
  query: {
    startDate: date('Start date'),
    endDate: date('End date'),
    country: country('Host country'),
    office: id('Owner office'),
    caseType: id('Case type'),
    employee: id('Employee'),
    familySize: whole('Family members who move along', { min: 0, max: 20 }),
  },
  shape: {
    type: 'object',
    required: ['chosen', 'equal', 'policies'],
    properties: {
      chosen: { type: ['string', 'null'] },
      equal: { type: 'array', items: { type: 'string' } },
      policies: { type: 'array', items: { type: 'object' } },
    },
  },
});

/** A version of a policy, and how many assignments follow it that the reader may see. */
export interface PolicyVersion {
  readonly id: string;
  readonly label: string;
  readonly status: Policy['status'];
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  readonly assignments: number;
}
export interface PolicyVersions {
  /** The newest first. */
  readonly versions: readonly PolicyVersion[];
  /** What became different from the version before; null for the first one. */
  readonly changes: PolicyDifference | null;
}

/** The versions of a policy, and what this one changes of the one before. Changes nothing. */
export const policyVersions = defineRoute<PolicyVersions>()({
  name: 'policyVersions',
  label: 'Versions of a policy',
  method: 'GET',
  path: 'policy-versions',
  about: 'policy',
  who: ['caseManager', 'hr', 'finance', 'financeLead', 'payroll', 'builder', 'administrator', 'master'],
  query: { policy: text('Policy', { required: true, max: 36 }) },
  shape: {
    type: 'object',
    required: ['versions', 'changes'],
    properties: {
      versions: { type: 'array', items: { type: 'object' } },
      changes: { type: ['object', 'null'] },
    },
  },
});
