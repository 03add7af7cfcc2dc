import {
  choice,
  country,
  currency,
  date,
  defineEntity,
  derived,
  money,
  type RecordOf,
  ref,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { onePerService, serviceAccess, serviceRecord } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'caseService',
  'kind',
  'country',
  'taxYear',
  'provider',
  'briefingDate',
  'informationDate',
  'dueDate',
  'extendedDueDate',
  'filedDate',
  'assessmentDate',
  'isAuthorised',
  'currency',
];

/** A briefing, a return or a settlement for one tax year in one country, with its dates and its outcome. */
export const taxService = defineEntity({
  name: 'taxService',
  label: 'Tax service',
  plural: 'Tax services',
  ...onePerService,
  search: ['provider'],
  indexes: [['adviser'], ['dueDate'], ['country', 'taxYear']],
  list: ['caseService', 'kind', 'country', 'taxYear', 'dueDate', 'filedDate', 'taxDue', 'refund', 'currency'],
  facts: ['kind', 'country', 'taxYear', 'dueDate', 'filedDate', 'provider'],
  fields: {
    ...serviceRecord,
    kind: choice(
      'Kind',
      {
        BRIEFING: 'Briefing',
        ARRIVAL: 'Arrival',
        DEPARTURE: 'Departure',
        HOME_RETURN: 'Home return',
        HOST_RETURN: 'Host return',
        EQUALISATION: 'Tax equalisation settlement',
      },
      { required: true },
    ),
    country: country('Country', { required: true }),
    taxYear: whole('Tax year', { required: true, min: 2000, max: 2100, ungrouped: true }),
    adviser: ref('Tax adviser', 'serviceProvider'),
    // As it is called to those who may not see the list of providers, and as it was typed before there was one.
    provider: derived(text('Provider', { max: 160 })),
    briefingDate: date('Briefing'),
    informationDate: date('Information complete'),
    dueDate: date('Filing due'),
    extendedDueDate: date('Extended to', { notBefore: 'dueDate' }),
    filedDate: date('Filed'),
    assessmentDate: date('Assessed', { notBefore: 'filedDate' }),
    isAuthorised: yesNo('Provider authorised', { initial: false }),
    taxDue: money('Tax due', { min: 0 }),
    refund: money('Refund', { min: 0 }),
    fee: money('Fee', { min: 0 }),
    currency: currency('Currency'),
  },
  access: shownOutside(
    {
      assignee: [...seenOutside, 'taxDue', 'refund'],
      vendor: [...seenOutside, 'taxDue', 'refund'],
      client: seenOutside,
    },
    serviceAccess,
  ),
});
export interface TaxService extends RecordOf<typeof taxService> {}
