import {
  choice,
  country,
  date,
  dateTime,
  defineEntity,
  type Filter,
  type Grant,
  lifecycle,
  type RecordOf,
  refs,
  text,
  whole,
} from '@homeport/grammar';
import { inThreeLanguages, wordingSections } from '../record-presets/door.generated.ts';
import { everyone, grantTo, shownOutside } from '../role-presets/door.generated.ts';

const keepers = ['hr', 'caseManager', 'administrator', 'master'] as const;

/** How serious an alert is, from the mildest to the gravest. */
export const alertLevels = {
  INFORMATION: 'Good to know',
  CAUTION: 'Take extra care',
  RECONSIDER: 'Reconsider travel',
  NO_TRAVEL: 'Do not travel',
} as const;
export type AlertLevel = keyof typeof alertLevels;

const published: Filter = { field: 'status', op: 'eq', value: 'PUBLISHED' };
const forAll: Filter = { field: 'audiences', op: 'null' };
const shown: Grant = {
  do: ['read'],
  where: { all: [published, { any: [forAll, { field: 'audiences.key', op: 'in', value: '$me.audiences' }] }] },
};
/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'country',
  'level',
  'validFrom',
  'validTo',
  'title',
  'body',
  'titleEs',
  'bodyEs',
  'titleFr',
  'bodyFr',
  'source',
  'sourceLink',
  'publishedAt',
  'status',
];

/**
 * What travellers have to know about a country between two days, both included. Who is there, or is going, is told when it is
 * published; without audiences it is for everybody.
 */
export const travelAlert = defineEntity({
  name: 'travelAlert',
  label: 'Travel alert',
  plural: 'Travel alerts',
  title: ['country', 'title'],
  search: ['title', 'titleEs', 'titleFr', 'source'],
  indexes: [['status', 'country', 'validFrom']],
  sort: 'validFrom,desc',
  ahead: 'validTo',
  list: ['country', 'level', 'title', 'validFrom', 'validTo', 'source', 'status', 'updated'],
  facts: ['country', 'level', 'validFrom', 'validTo', 'source', 'publishedAt'],
  menu: 'dashboard',
  needsVersion: true,
  sections: [
    { label: 'Alert', fields: ['country', 'level', 'validFrom', 'validTo', 'audiences'] },
    ...wordingSections,
    { label: 'Where it comes from', fields: ['source', 'sourceLink', 'publishedAt', 'toldAt', 'told'] },
  ],
  fields: {
    country: country('Country', { required: true }),
    level: choice('Level', alertLevels, { required: true, initial: 'INFORMATION' }),
    validFrom: date('Valid from', { required: true }),
    validTo: date('Valid to', { help: 'Empty until it is withdrawn.' }),
    audiences: refs('Only for these audiences', 'audience'),
    ...inThreeLanguages(4000),
    source: text('Source', { required: true, max: 160, help: 'Who says so, like a ministry or a security service.' }),
    sourceLink: text('Address of the source', { max: 500 }),
    publishedAt: dateTime('Published', { readOnly: true }),
    toldAt: dateTime('Travellers told', { readOnly: true }),
    told: whole('People told', { min: 0, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'publish' },
        PUBLISHED: { label: 'Published', tone: 'success', editable: true, primary: 'edit' },
        WITHDRAWN: { label: 'Withdrawn', tone: 'neutral', editable: true, deletable: true, primary: 'edit' },
      },
      transitions: {
        publish: {
          label: 'Publish',
          from: ['DRAFT', 'WITHDRAWN'],
          to: 'PUBLISHED',
          by: keepers,
          stamps: { publishedAt: '$now', toldAt: null, told: null },
        },
        withdraw: { label: 'Withdraw', from: ['PUBLISHED'], to: 'WITHDRAWN', by: keepers },
      },
    }),
  },
  access: shownOutside(
    {
      assignee: seenOutside,
      vendor: seenOutside,
      client: seenOutside,
      caseInitiator: seenOutside,
    },
    {
      ...everyone({ ...shown, hide: ['toldAt', 'told'] }),
      dependant: {
        do: ['read'],
        where: { all: [published, forAll] },
        show: seenOutside,
      },
      ...grantTo(keepers, { do: 'everything' }),
    },
  ),
});
export interface TravelAlert extends RecordOf<typeof travelAlert> {}
