import { codeAndName, currency, defineEntity, money, type RecordOf, whole } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { grantTo, shownOutside } from '../role-presets/door.generated.ts';

/** A step of the pay scale. Policies and benefits depend on it; its pay band is for those who see salaries. */
export const grade = defineEntity({
  name: 'grade',
  label: 'Grade',
  plural: 'Grades',
  ...coded,
  sort: 'rank,asc',
  list: ['rank', 'code', 'name', 'minimumPay', 'maximumPay', 'currency', 'active', 'updated'],
  configuration: {},
  fields: {
    ...codeAndName,
    rank: whole('Rank', { required: true, min: 1, max: 999, help: '1 is the lowest.' }),
    minimumPay: money('Lowest pay a year', { min: 0, kind: 'pay' }),
    maximumPay: money('Highest pay a year', { min: 0, kind: 'pay' }),
    currency: currency('Currency'),
  },
  access: shownOutside(['code', 'name', 'rank'], {
    ...grantTo(['hr', 'payroll', 'finance', 'financeLead'], { do: ['read', 'export'], kinds: ['pay'] }),
    ...grantTo(['assignee', 'caseManager', 'lineManager', 'approver', 'planner', 'caseInitiator', 'client'], {
      do: ['read', 'export'],
      hide: ['currency'],
    }),
    ...grantTo(['administrator', 'builder', 'master'], { do: 'everything', kinds: ['pay'] }),
  }),
});
export interface Grade extends RecordOf<typeof grade> {}
