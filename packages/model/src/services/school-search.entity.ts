import {
  choice,
  currency,
  date,
  defineEntity,
  longText,
  money,
  type RecordOf,
  ref,
  refs,
  severalListed,
  text,
} from '@homeport/grammar';
import { onePerService, serviceAccess, serviceRecord } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'caseService',
  'dependant',
  'currentGrade',
  'entryGrade',
  'startDate',
  'curriculum',
  'languages',
  'budgetPerYear',
  'currency',
  'schools',
  'visitDate',
  'testDate',
  'chosenSchool',
  'outcome',
];

/** The search for a school for one child: what is needed, which schools are asked, what was found. */
export const schoolSearch = defineEntity({
  name: 'schoolSearch',
  label: 'School search',
  plural: 'School searches',
  ...onePerService,
  indexes: [['dependant'], ['startDate']],
  list: ['caseService', 'dependant', 'entryGrade', 'curriculum', 'startDate', 'chosenSchool', 'outcome', 'updated'],
  facts: ['dependant', 'entryGrade', 'startDate', 'chosenSchool', 'outcome'],
  fields: {
    ...serviceRecord,
    dependant: ref('Child', 'dependant'),
    currentGrade: text('Grade now', { max: 40 }),
    entryGrade: text('Grade to enter', { max: 40 }),
    startDate: date('First school day', { awaited: true }),
    curriculum: choice('Curriculum', {
      NATIONAL: 'National',
      IB: 'International Baccalaureate',
      BRITISH: 'British',
      AMERICAN: 'American',
      FRENCH: 'French',
      GERMAN: 'German',
      SPANISH: 'Spanish',
    }),
    languages: severalListed('Languages spoken', 'language', { max: 120 }),
    specialNeeds: longText('Special needs', { max: 2000, dataClass: 'personal' }),
    budgetPerYear: money('Budget per year', { min: 0 }),
    currency: currency('Currency'),
    schools: refs('Schools on the list', 'school'),
    visitDate: date('Visits'),
    testDate: date('Entrance test'),
    chosenSchool: ref('School chosen', 'school'),
    outcome: choice(
      'Outcome',
      {
        OPEN: 'Searching',
        WAITING_LIST: 'On the waiting list',
        OFFERED: 'Place offered',
        ENROLLED: 'Enrolled',
        NONE: 'No place',
      },
      { initial: 'OPEN' },
    ),
  },
  access: shownOutside(
    {
      assignee: [...seenOutside, 'specialNeeds'],
      vendor: [...seenOutside, 'specialNeeds'],
      client: seenOutside,
    },
    serviceAccess,
  ),
});
export interface SchoolSearch extends RecordOf<typeof schoolSearch> {}
