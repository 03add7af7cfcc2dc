import { codeAndName, currency, defineEntity, type RecordOf, reachable, ref, text, yesNo } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** An office: the team that works there, the region it answers for, and whether cases may be owned by it. */
export const office = defineEntity({
  name: 'office',
  label: 'Office',
  plural: 'Offices',
  ...coded,
  indexes: [['legalEntity'], ['location']],
  list: ['code', 'name', 'legalEntity', 'location', 'region', 'active', 'updated'],
  facts: ['code', 'legalEntity', 'location', 'region', 'timeZone'],
  fields: {
    ...codeAndName,
    legalEntity: ref('Legal entity', 'legalEntity'),
    location: ref('Location', 'location'),
    region: text('Region', { max: 60 }),
    timeZone: ref('Time zone', 'timeZone'),
    currency: currency('Currency'),
    ownsCases: yesNo('Owns cases', { initial: true }),
    ...reachable,
  },
  access: shownOutside(
    [
      'code',
      'name',
      'legalEntity',
      'location',
      'region',
      'timeZone',
      'currency',
      'address',
      'phone',
      'email',
      'webAddress',
    ],
    staffSettings,
  ),
});
export interface Office extends RecordOf<typeof office> {}
