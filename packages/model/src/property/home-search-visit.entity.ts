import { choice, dateTime, defineEntity, longText, type RecordOf, ref, text, yesNo } from '@homeport/grammar';
import { servicePartAccess } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';

const parts = servicePartAccess('homeSearch');
/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'homeSearch',
  'property',
  'visitedAt',
  'isVirtual',
  'accompaniedBy',
  'score',
  'decision',
  'feedback',
];

/** One visit to a home, and what the family thought of it. */
export const homeSearchVisit = defineEntity({
  name: 'homeSearchVisit',
  label: 'Visit',
  plural: 'Visits',
  title: ['property', 'visitedAt'],
  search: ['feedback'],
  indexes: [['homeSearch', 'visitedAt'], ['property']],
  sort: 'visitedAt,asc',
  list: ['homeSearch', 'property', 'visitedAt', 'score', 'decision', 'updated'],
  menu: 'operations',
  fields: {
    homeSearch: ref('Home search', 'homeSearch', { required: true, fixed: true, onDelete: 'cascade' }),
    property: ref('Property', 'property', { required: true }),
    visitedAt: dateTime('Visit', { required: true }),
    isVirtual: yesNo('By video', { initial: false }),
    accompaniedBy: text('Accompanied by', { max: 120 }),
    score: choice('Score', {
      NA: 'N/A',
      POOR: 'Poor',
      FAIR: 'Fair',
      AVERAGE: 'Average',
      GOOD: 'Good',
      EXCELLENT: 'Excellent',
    }),
    decision: choice(
      'Decision',
      { OPEN: 'Open', INTERESTED: 'Interested', OFFER: 'Offer made', REJECTED: 'Rejected' },
      {
        initial: 'OPEN',
      },
    ),
    feedback: longText('What they thought', { max: 2000 }),
  },
  access: shownOutside(
    {
      assignee: seenOutside,
    },
    {
      ...parts,
      // Who finds homes lists the properties; a vendor, who does not see that list, writes down what came of a visit.
      vendor: {
        ...parts.vendor,
        do: ['read', 'update'],
        readOnly: ['property'],
        show: seenOutside,
      },
    },
  ),
});
export interface HomeSearchVisit extends RecordOf<typeof homeSearchVisit> {}
