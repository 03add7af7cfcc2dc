import { codeAndName, currency, date, defineEntity, longText, money, type RecordOf, ref } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** A project that people are sent for, with the money for it. */
export const project = defineEntity({
  name: 'project',
  label: 'Project',
  plural: 'Projects',
  ...coded,
  indexes: [['company']],
  list: ['code', 'name', 'company', 'startDate', 'endDate', 'budget', 'currency', 'active', 'updated'],
  facts: ['company', 'costCenter', 'startDate', 'endDate', 'budget'],
  fields: {
    ...codeAndName,
    company: ref('Company', 'company'),
    costCenter: ref('Cost center', 'costCenter'),
    location: ref('Location', 'location'),
    lead: ref('Lead', 'user', { onDelete: 'clear' }),
    startDate: date('Start date'),
    endDate: date('End date'),
    budget: money('Budget', { min: 0 }),
    currency: currency('Currency'),
    description: longText('Description', { max: 2000 }),
  },
  access: shownOutside(
    ['code', 'name', 'company', 'costCenter', 'location', 'startDate', 'endDate', 'description'],
    staffSettings,
  ),
});
export interface Project extends RecordOf<typeof project> {}
