import { defineRules, inputRefusals } from '@homeport/grammar';
import { calculation } from './calculation.entity.ts';

export const calculationRules = defineRules(calculation, {
  check: ({ method, formula }) =>
    method === 'FORMULA' && formula === null
      ? [inputRefusals.required({ label: calculation.fields.formula.label }, 'formula')]
      : [],
});
