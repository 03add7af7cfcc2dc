import { defineRules } from '@homeport/grammar';
import { companyEventRefusals as no } from './company-event.refusals.ts';
import { notificationEventCondition } from './notification-event-condition.entity.ts';

/** What reading the comparison found wrong: its field, or what it is compared with; absent where nothing is loaded (a form). */
export interface ConditionFacts extends Readonly<Record<string, unknown>> {
  readonly fault?: 'field' | 'value' | undefined;
  /** What the field is called in the caller's language; absent for a path over relations. */
  readonly label?: string;
}

/** A condition compares what the records of its event have, in a way that fits. */
export const notificationEventConditionRules = defineRules<typeof notificationEventCondition, ConditionFacts>(
  notificationEventCondition,
  {
    check: ({ field }, _, { fault, label }) => {
      if (fault === undefined) return [];
      return fault === 'field'
        ? [no.unknownField({ name: field }, 'field')]
        : [no.badComparison({ name: label ?? field }, 'value')];
    },
  },
);
