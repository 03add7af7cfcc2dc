import { defineEntity, jsonOf, type RecordOf, text } from '@homeport/grammar';

/** What the columns of files with these headers meant when such a file was last imported: proposed the next time. */
export const importMatch = defineEntity({
  name: 'importMatch',
  label: 'Remembered columns',
  plural: 'Remembered columns',
  title: ['entity'],
  unique: [{ fields: ['entity', 'headers'] }],
  internal: true,
  fields: {
    entity: text('Entity', { required: true, max: 60 }),
    headers: text('Digest of the headers', { required: true, max: 64 }),
    columns: jsonOf<Readonly<Record<string, string | null>>>()('Columns', { required: true, maxDepth: 2 }),
  },
  access: {},
});
export interface ImportMatch extends RecordOf<typeof importMatch> {}
