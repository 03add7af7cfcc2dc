import { code, defineEntity, jsonOf, lifecycle, longText, type RecordOf, text } from '@homeport/grammar';
import { shownOutside } from '../role-presets/door.generated.ts';
import type { PageDefinition } from './page-definition.ts';
import { pageShape } from './page-shape.data.ts';

const makers = ['administrator', 'builder', 'master'] as const;
const reads = { do: ['read'] } as const;
const published = { do: ['read'], where: { field: 'status', op: 'ne', value: 'DRAFT' } } as const;

/** A form as a company builds it: steps, sections of up to three columns, fields; as data. */
export const page = defineEntity({
  name: 'page',
  label: 'Form',
  plural: 'Forms',
  title: ['name'],
  search: ['name', 'code', 'description'],
  unique: [{ fields: ['code'] }],
  list: ['code', 'name', 'status', 'updated'],
  facts: ['code'],
  menu: 'admin',
  needsVersion: true,
  configuration: {},
  fields: {
    code: code('Code', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 160 }),
    nameEs: text('Name in Spanish', { max: 160 }),
    nameFr: text('Name in French', { max: 160 }),
    description: longText('Description', { max: 1000 }),
    definition: jsonOf<PageDefinition>()('Definition', { required: true, maxDepth: 12, shape: pageShape }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'publish' },
        PUBLISHED: { label: 'Published', tone: 'success', primary: 'edit' },
        RETIRED: { label: 'Retired', tone: 'neutral', final: true },
      },
      transitions: {
        publish: { label: 'Publish', from: ['DRAFT'], to: 'PUBLISHED', by: makers },
        retire: { label: 'Retire', from: ['PUBLISHED'], to: 'RETIRED', by: makers },
      },
    }),
  },
  access: shownOutside(['code', 'name', 'nameEs', 'nameFr', 'description', 'definition', 'status'], {
    assignee: published,
    dependant: published,
    vendor: published,
    caseManager: reads,
    hr: reads,
    administrator: { do: 'everything' },
    builder: { do: 'everything' },
    master: { do: 'everything' },
  }),
});
export interface Page extends RecordOf<typeof page> {}
