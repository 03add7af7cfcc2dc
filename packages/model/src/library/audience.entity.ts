import { choice, defineEntity, derived, type RecordOf, text } from '@homeport/grammar';
import { everyone, roleChoices, shownOutside } from '../role-presets/door.generated.ts';
import { audienceKinds } from './audience-key.rules.ts';

/** For whom something is published: by client, country, office, region or global, and perhaps for one role there. */
export const audience = defineEntity({
  name: 'audience',
  label: 'Audience',
  plural: 'Audiences',
  title: ['name'],
  search: ['name', 'value'],
  unique: [{ fields: ['key'], refusal: 'library.audienceExists' }],
  sort: 'name,asc',
  list: ['name', 'kind', 'value', 'role', 'updated'],
  facts: ['kind', 'value', 'role'],
  menu: 'library',
  configuration: {},
  fields: {
    name: text('Name', { required: true, max: 120 }),
    kind: choice('Reaches', audienceKinds, { required: true, initial: 'GLOBAL' }),
    value: text('Country code, office, region or legal entity', {
      max: 120,
      help: 'Empty for everybody. A country is its two letters, a region its continent.',
    }),
    role: choice('Only this role', roleChoices),
    key: derived(text('Key', { max: 200 })),
  },
  access: shownOutside(['name'], {
    ...everyone({ do: ['read'] }),
    caseManager: { do: ['read', 'create', 'update', 'delete', 'export'] },
    hr: { do: ['read', 'create', 'update', 'delete', 'export'] },
    builder: { do: 'everything' },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  }),
});
export interface Audience extends RecordOf<typeof audience> {}
