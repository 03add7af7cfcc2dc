import { codeAndName, defineEntity, longText, type RecordOf } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { customerCare } from './crm-access.ts';

/** Parties that are treated alike: an agents’ network, preferred hotels. */
export const partyGroup = defineEntity({
  name: 'partyGroup',
  label: 'Party group',
  plural: 'Party groups',
  ...coded,
  menu: 'customers',
  list: ['code', 'name', 'active', 'updated'],
  fields: { ...codeAndName, description: longText('Description', { max: 1000 }) },
  access: customerCare,
});
export interface PartyGroup extends RecordOf<typeof partyGroup> {}
