import { defineEntity, option, type RecordOf, ref, sequence, text, whole, yesNo } from '@homeport/grammar';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** One line of a checklist. */
export const checklistItem = defineEntity({
  name: 'checklistItem',
  label: 'Checklist item',
  plural: 'Checklist items',
  title: ['description'],
  search: ['description'],
  indexes: [['masterChecklist', 'sequence']],
  sort: 'sequence,asc',
  list: ['masterChecklist', 'sequence', 'description', 'ownerRole', 'isRequired', 'updated'],
  menu: 'admin',
  configuration: { key: ['masterChecklist', 'sequence', 'description'] },
  fields: {
    masterChecklist: ref('Checklist', 'masterChecklist', { required: true, fixed: true, onDelete: 'cascade' }),
    sequence,
    description: text('What is checked', { required: true, max: 300 }),
    ownerRole: ref('Owner', 'role'),
    dueInDays: whole('Due after', { min: 0, max: 365, unit: 'days' }),
    isRequired: yesNo('Required', { initial: true }),
    needsDocument: yesNo('Needs a document', {
      initial: false,
      help: 'The assignee is asked for it when the assignment is started.',
    }),
    documentCategory: option('Category of the document', 'REQUIRED_DOCUMENT_CATEGORY'),
    documentType: option('Document type', 'ATTACHMENT_TYPE'),
    page: ref('Form to fill in', 'page', { help: 'The assignee is given it when the assignment is started.' }),
  },
  access: shownOutside(
    ['masterChecklist', 'sequence', 'description', 'ownerRole', 'dueInDays', 'isRequired', 'needsDocument'],
    staffSettings,
  ),
});
export interface ChecklistItem extends RecordOf<typeof checklistItem> {}
