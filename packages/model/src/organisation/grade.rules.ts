import { defineRules, Exact } from '@homeport/grammar';
import { grade } from './grade.entity.ts';
import { organisationRefusals as no } from './organisation.refusals.ts';

/** The pay band goes upwards. */
export const gradeRules = defineRules(grade, {
  check: ({ minimumPay, maximumPay }) =>
    minimumPay !== null && maximumPay !== null && new Exact(maximumPay).lt(minimumPay)
      ? [no.bandReversed(undefined, 'maximumPay')]
      : [],
});
