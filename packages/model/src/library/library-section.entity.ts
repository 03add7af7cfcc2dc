import { code, defineEntity, longText, type RecordOf, refs, text, whole } from '@homeport/grammar';
import { everyone, keepers, shownOutside } from '../role-presets/door.generated.ts';

/** A shelf of the library, shown as a card. Who is in none of its audiences does not know of it. */
export const librarySection = defineEntity({
  name: 'librarySection',
  label: 'Library section',
  plural: 'Library sections',
  paths: ['library-section'],
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['code'] }],
  sort: 'sequence,asc',
  list: ['sequence', 'code', 'name', 'audiences', 'active', 'updated'],
  facts: ['code', 'audiences'],
  menu: 'library',
  canDeactivate: true,
  sections: [
    { label: 'Section', fields: ['code', 'sequence', 'audiences'] },
    {
      label: 'Texts',
      fields: ['name', 'nameEs', 'nameFr', 'description', 'descriptionEs', 'descriptionFr'],
    },
  ],
  configuration: {},
  fields: {
    code: code('Code', { required: true, max: 60, fixed: true }),
    sequence: whole('Place in the list', { min: 0, max: 9999, initial: 100 }),
    name: text('Name', { required: true, max: 120 }),
    nameEs: text('Name in Spanish', { max: 120 }),
    nameFr: text('Name in French', { max: 120 }),
    description: longText('Description', { max: 400 }),
    descriptionEs: longText('Description in Spanish', { max: 400 }),
    descriptionFr: longText('Description in French', { max: 400 }),
    audiences: refs('Audiences', 'audience'),
  },
  access: shownOutside(
    ['code', 'sequence', 'name', 'nameEs', 'nameFr', 'description', 'descriptionEs', 'descriptionFr'],
    {
      ...everyone({
        do: ['read'],
        where: {
          all: [
            { field: 'active', op: 'eq', value: true },
            { field: 'audiences.key', op: 'in', value: '$me.audiences' },
          ],
        },
      }),
      ...keepers({ do: ['read', 'create', 'update', 'delete', 'export'] }),
    },
  ),
});
export interface LibrarySection extends RecordOf<typeof librarySection> {}
