import { country, defineEntity, type RecordOf, ref } from '@homeport/grammar';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** Who is asked first for a service in a country: one for each combination. */
export const defaultServiceProvider = defineEntity({
  name: 'defaultServiceProvider',
  label: 'Default service provider',
  plural: 'Default service providers',
  title: ['serviceType', 'country'],
  unique: [{ fields: ['serviceType', 'country'], refusal: 'policies.oneDefaultPerCombination' }],
  indexes: [['serviceProvider']],
  list: ['serviceType', 'country', 'serviceProvider', 'backupProvider', 'updated'],
  menu: 'admin',
  fields: {
    serviceType: ref('Service type', 'serviceType', { required: true, fixed: true }),
    country: country('Country', { required: true, fixed: true }),
    serviceProvider: ref('Service provider', 'serviceProvider', { required: true }),
    backupProvider: ref('If they cannot', 'serviceProvider'),
  },
  access: shownOutside(['serviceType', 'country', 'serviceProvider'], staffSettings),
});
export interface DefaultServiceProvider extends RecordOf<typeof defaultServiceProvider> {}
