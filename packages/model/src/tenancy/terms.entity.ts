import { choice, defineEntity, effective, longText, type RecordOf, text, yesNo } from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';

/** A version of the terms of use in one language, from one day to another. */
export const terms = defineEntity({
  name: 'terms',
  label: 'Terms of use',
  plural: 'Terms of use',
  title: ['name', 'language', 'effectiveFrom'],
  search: ['name'],
  unique: [{ fields: ['language', 'effectiveFrom'] }],
  sort: 'effectiveFrom,desc',
  list: ['name', 'language', 'effectiveFrom', 'effectiveTo', 'asksAgain', 'updated'],
  menu: 'tenants',
  needsVersion: true,
  configuration: {},
  excludes: [{ same: ['language'], over: [{ from: 'effectiveFrom', to: 'effectiveTo' }] }],
  fields: {
    name: text('Name', { required: true, max: 120 }),
    language: choice('Language', { en: 'English', es: 'Spanish', fr: 'French' }, { required: true, fixed: true }),
    ...effective,
    body: longText('Text', { required: true, max: 60_000 }),
    asksAgain: yesNo('Everyone accepts them anew', { initial: true }),
  },
  access: grantTo(['administrator', 'master'], { do: 'everything' }),
});
export interface Terms extends RecordOf<typeof terms> {}
