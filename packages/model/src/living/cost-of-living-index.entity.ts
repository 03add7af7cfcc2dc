import {
  choice,
  country,
  currency,
  date,
  decimal,
  defineEntity,
  effective,
  type RecordOf,
  text,
} from '@homeport/grammar';
import { bookSettings } from '../role-presets/door.generated.ts';

/**
 * How much dearer life is in a place than at home: 130 means 30 % dearer, at the exchange rate it was measured with. One at a
 * time per source, home and host; an exclusion constraint holds it.
 */
export const costOfLivingIndex = defineEntity({
  name: 'costOfLivingIndex',
  label: 'Cost of living index',
  plural: 'Cost of Living',
  title: ['homeCountry', 'hostCountry', 'hostPlace', 'effectiveFrom'],
  search: ['homePlace', 'hostPlace'],
  indexes: [['homeCountry', 'hostCountry', 'effectiveFrom'], ['hostCountry']],
  sort: 'effectiveFrom,desc',
  list: [
    'homeCountry',
    'homePlace',
    'hostCountry',
    'hostPlace',
    'kind',
    'index',
    'measuredRate',
    'source',
    'effectiveFrom',
  ],
  facts: ['index', 'measuredRate', 'kind', 'source', 'effectiveFrom', 'effectiveTo'],
  menu: 'financial',
  excludes: [
    {
      same: ['source', 'kind', 'homeCountry', 'hostCountry'],
      sameOrEmpty: ['homePlace', 'hostPlace'],
      over: [{ from: 'effectiveFrom', to: 'effectiveTo' }],
    },
  ],
  fields: {
    homeCountry: country('Home country', { required: true }),
    homePlace: text('Home city', { max: 80, place: { in: 'homeCountry' } }),
    hostCountry: country('Host country', { required: true }),
    hostPlace: text('Host city', { max: 80, place: { in: 'hostCountry' } }),
    kind: choice(
      'Kind',
      { STANDARD: 'Standard', EFFICIENT: 'Efficient purchaser', EXPATRIATE: 'Expatriate' },
      { required: true, initial: 'STANDARD' },
    ),
    index: decimal('Index', { required: true, min: 1, max: 1000, decimals: 4 }),
    homeCurrency: currency('Home currency', { required: true }),
    hostCurrency: currency('Host currency', { required: true }),
    measuredRate: decimal('Rate at measuring', {
      min: 0.0000000001,
      decimals: 10,
      help: 'Units of the host currency for one of the home currency.',
    }),
    surveyDate: date('Surveyed'),
    source: text('Source', { required: true, max: 120 }),
    ...effective,
  },
  access: bookSettings,
});
export interface CostOfLivingIndex extends RecordOf<typeof costOfLivingIndex> {}
