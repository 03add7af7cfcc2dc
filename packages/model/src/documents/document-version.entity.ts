import { defineEntity, file, longText, type RecordOf, ref, whole } from '@homeport/grammar';
import { asItsWhole, keepers } from '../role-presets/door.generated.ts';

/** A file that a document had, the newest among them. Versions are added, never changed. */
export const documentVersion = defineEntity({
  name: 'documentVersion',
  label: 'Document version',
  plural: 'Document versions',
  title: ['number'],
  indexes: [['document'], ['file']],
  unique: [{ fields: ['document', 'number'] }],
  list: ['document', 'number', 'file', 'note', 'created', 'createdBy'],
  neverUpdated: true,
  fields: {
    document: ref('Document', 'document', { required: true, fixed: true, onDelete: 'cascade' }),
    number: whole('Version', { required: true, min: 1, fixed: true }),
    file: file('File', { required: true, fixed: true }),
    note: longText('What is new', { max: 500, fixed: true }),
  },
  access: asItsWhole('document', keepers({ do: ['read', 'export'] })),
});
export interface DocumentVersion extends RecordOf<typeof documentVersion> {}
