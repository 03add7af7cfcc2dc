import { codeAndName, defineEntity, longText, type RecordOf, ref } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** Companies that belong together: a client group. Which data centre keeps its data is decided before it is activated. */
export const companyGroup = defineEntity({
  name: 'companyGroup',
  label: 'Company group',
  plural: 'Company groups',
  ...coded,
  list: ['code', 'name', 'parent', 'dataCenter', 'ownTenant', 'active', 'updated'],
  needsVersion: true,
  fields: {
    ...codeAndName,
    parent: ref('Belongs to', 'companyGroup'),
    dataCenter: ref('Data center', 'dataCenter'),
    ownTenant: ref('Own tenant', 'tenant', { readOnly: true }),
    notes: longText('Notes', { max: 2000 }),
  },
  access: shownOutside(['code', 'name', 'parent'], staffSettings),
});
export interface CompanyGroup extends RecordOf<typeof companyGroup> {}
