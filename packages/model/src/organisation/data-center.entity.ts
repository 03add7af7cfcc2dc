import { choice, codeAndName, country, defineEntity, type RecordOf, text, yesNo } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { administrationOnly } from '../role-presets/door.generated.ts';

/** Where the data of companies lies. The embedded one is the installation's own database. */
export const dataCenter = defineEntity({
  name: 'dataCenter',
  label: 'Data center',
  plural: 'Data centers',
  ...coded,
  unique: [
    { fields: ['code'] },
    { fields: ['isDefault'], when: 'isDefault', refusal: 'organisation.oneDefaultDataCenter' },
  ],
  menu: 'tenants',
  list: ['code', 'name', 'country', 'kind', 'isDefault', 'active', 'updated'],
  needsVersion: true,
  fields: {
    ...codeAndName,
    kind: choice(
      'Kind',
      { EMBEDDED: 'This installation', EXTERNAL: 'Another database server' },
      { required: true, initial: 'EMBEDDED' },
    ),
    country: country('Country', { required: true, help: 'The country whose law holds for what is stored.' }),
    region: text('Region', { max: 60 }),
    databaseHost: text('Database server', { max: 200, rare: true }),
    fileStore: text('File store', { max: 200, rare: true, help: 'Folder or bucket. Empty: the installation’s own.' }),
    isDefault: yesNo('Default', { initial: false }),
  },
  access: administrationOnly,
});
export interface DataCenter extends RecordOf<typeof dataCenter> {}
