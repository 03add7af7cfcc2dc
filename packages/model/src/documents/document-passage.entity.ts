import { defineEntity, longText, type RecordOf, ref, text, whole } from '@homeport/grammar';

/** A piece of the text in a document's newest file, for the full-text search. */
export const documentPassage = defineEntity({
  name: 'documentPassage',
  label: 'Passage',
  plural: 'Passages',
  title: ['document'],
  indexes: [['document', 'position']],
  internal: true,
  fields: {
    document: ref('Document', 'document', { required: true, fixed: true, onDelete: 'cascade' }),
    position: whole('Position', { required: true, min: 0 }),
    page: whole('Page', { min: 1 }),
    language: text('Language', { required: true, max: 2 }),
    body: longText('Text', { required: true, max: 4000 }),
  },
  access: {},
});
export interface DocumentPassage extends RecordOf<typeof documentPassage> {}
