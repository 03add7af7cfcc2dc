import {
  choice,
  codeAndName,
  country,
  currency,
  defineEntity,
  money,
  type RecordOf,
  reachable,
  severalListed,
  text,
  whole,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { operationSettings } from '../role-presets/door.generated.ts';

/** A school families can choose. */
export const school = defineEntity({
  name: 'school',
  label: 'School',
  plural: 'Schools',
  ...coded,
  list: ['code', 'name', 'kind', 'curriculum', 'country', 'fromAge', 'toAge', 'feePerYear', 'currency', 'active'],
  fields: {
    ...codeAndName,
    kind: choice(
      'Kind',
      { NURSERY: 'Nursery', PRIMARY: 'Primary', SECONDARY: 'Secondary', ALL_THROUGH: 'All through' },
      {
        required: true,
      },
    ),
    curriculum: choice('Curriculum', {
      NATIONAL: 'National',
      IB: 'International Baccalaureate',
      BRITISH: 'British',
      AMERICAN: 'American',
      FRENCH: 'French',
      GERMAN: 'German',
      SPANISH: 'Spanish',
    }),
    country: country('Country', { required: true }),
    ...reachable,
    teachingLanguages: severalListed('Teaching languages', 'language', { max: 120 }),
    fromAge: whole('From age', { min: 0, max: 25, unit: 'years' }),
    toAge: whole('To age', { min: 0, max: 25, unit: 'years' }),
    feePerYear: money('Fee per year', { min: 0 }),
    registrationFee: money('Registration fee', { min: 0 }),
    currency: currency('Currency'),
    applyBy: text('Apply by', { max: 80 }),
  },
  access: operationSettings,
});
export interface School extends RecordOf<typeof school> {}
