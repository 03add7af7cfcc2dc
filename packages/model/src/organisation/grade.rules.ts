import { defineRules } from '@homeport/grammar';
import { Decimal } from 'decimal.js';
import { grade } from './grade.entity.ts';
import { organisationRefusals as no } from './organisation.refusals.ts';

/** The pay band goes upwards. */
export const gradeRules = defineRules(grade, {
  check: ({ minimumPay, maximumPay }) =>
    minimumPay !== null && maximumPay !== null && new Decimal(maximumPay).lt(minimumPay)
      ? [no.bandReversed(undefined, 'maximumPay')]
      : [],
});
