import { choice, defineEntity, longText, type RecordOf, text } from '@homeport/grammar';
import { ticketCategories } from './help-desk-ticket.entity.ts';

/** An answer that is kept ready for the help desk. */
export const cannedAnswer = defineEntity({
  name: 'cannedAnswer',
  label: 'Prepared answer',
  plural: 'Prepared answers',
  title: ['title'],
  search: ['title', 'text'],
  sort: 'title,asc',
  list: ['title', 'language', 'category', 'active', 'updated'],
  menu: 'admin',
  canDeactivate: true,
  configuration: { key: ['title', 'language'] },
  fields: {
    title: text('Title', { required: true, max: 120 }),
    language: choice('Language', { en: 'English', es: 'Spanish', fr: 'French' }, { required: true, initial: 'en' }),
    category: choice('About', ticketCategories),
    text: longText('Answer', { required: true, max: 4000 }),
  },
  access: {
    caseManager: { do: ['read', 'create', 'update'] },
    hr: { do: ['read', 'create', 'update'] },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  },
});
export interface CannedAnswer extends RecordOf<typeof cannedAnswer> {}
