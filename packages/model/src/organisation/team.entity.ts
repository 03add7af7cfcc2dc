import { choice, codeAndName, defineEntity, email, type RecordOf, ref } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** People who work on cases together. Its option says how far they see: every case, or those of their own office. */
export const team = defineEntity({
  name: 'team',
  label: 'Team',
  plural: 'Teams',
  ...coded,
  list: ['code', 'name', 'office', 'caseAccess', 'lead', 'active', 'updated'],
  facts: ['code', 'office', 'caseAccess', 'lead'],
  needsVersion: true,
  fields: {
    ...codeAndName,
    office: ref('Office', 'office'),
    lead: ref('Lead', 'user'),
    email: email('Shared mailbox'),
    caseAccess: choice('Team access', { FULL: 'Full case access', OWN_OFFICE: 'Own office only' }),
  },
  access: shownOutside(['code', 'name', 'office', 'lead', 'email'], staffSettings),
});
export interface Team extends RecordOf<typeof team> {}
