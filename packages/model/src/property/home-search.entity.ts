import {
  choice,
  currency,
  date,
  defineEntity,
  longText,
  money,
  type RecordOf,
  ref,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { onePerService, serviceAccess, serviceRecord } from '../record-presets/door.generated.ts';

/** What a family looks for in a home, and what was found. */
export const homeSearch = defineEntity({
  name: 'homeSearch',
  label: 'Home search',
  plural: 'Home searches',
  ...onePerService,
  search: ['areas'],
  list: ['caseService', 'budget', 'currency', 'bedrooms', 'areas', 'moveInDate', 'chosenProperty', 'updated'],
  facts: ['budget', 'bedrooms', 'areas', 'moveInDate', 'chosenProperty', 'outcome'],
  fields: {
    ...serviceRecord,
    tenure: choice('Looking to', { RENT: 'Rent', BUY: 'Buy' }, { required: true, initial: 'RENT' }),
    budget: money('Budget', { min: 0 }),
    currency: currency('Currency'),
    bedrooms: whole('Bedrooms at least', { min: 0, max: 20 }),
    furnishing: choice('Furnishing', { FURNISHED: 'Furnished', PART: 'Partly furnished', NONE: 'Unfurnished' }),
    areas: text('Preferred areas', { max: 300 }),
    maximumCommute: whole('Way to work at most', { min: 0, max: 300, unit: 'minutes' }),
    needsSchools: yesNo('Near schools', { initial: false }),
    pets: text('Pets', { max: 120 }),
    parkingSpaces: whole('Parking spaces', { min: 0, max: 10 }),
    moveInDate: date('Move in'),
    viewingFrom: date('Viewings from'),
    viewingTo: date('Viewings to', { notBefore: 'viewingFrom' }),
    mustHave: longText('Must have', { max: 2000 }),
    niceToHave: longText('Nice to have', { max: 2000 }),
    chosenProperty: ref('Home chosen', 'property'),
    outcome: choice(
      'Outcome',
      { OPEN: 'Searching', FOUND: 'Found', NOTHING_FOUND: 'Nothing found', OWN_HOME: 'Found by themselves' },
      { initial: 'OPEN' },
    ),
  },
  access: serviceAccess(),
});
export interface HomeSearch extends RecordOf<typeof homeSearch> {}
