import {
  choice,
  codeAndName,
  defineEntity,
  email,
  entityName,
  lifecycle,
  type RecordOf,
  refs,
  richText,
  text,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

const makers = ['builder', 'administrator', 'master', 'hr'] as const;

/**
 * A letter or mail with gaps that are filled from records (mail merge); relocation documents are templates of the kind
 * "document". Decided here: only published ones are used.
 */
export const mailTemplate = defineEntity({
  name: 'mailTemplate',
  label: 'Mail template',
  plural: 'Mail templates',
  ...coded,
  unique: [{ fields: ['code', 'language'] }],
  menu: 'library',
  canDeactivate: false,
  list: ['code', 'name', 'kind', 'about', 'language', 'status', 'updated'],
  facts: ['kind', 'about', 'language', 'sender'],
  needsVersion: true,
  configuration: {},
  fields: {
    ...codeAndName,
    kind: choice(
      'Kind',
      { EMAIL: 'E-mail', LETTER: 'Letter', DOCUMENT: 'Relocation document' },
      { required: true, initial: 'EMAIL' },
    ),
    about: entityName('Records', { required: true }),
    language: choice(
      'Language',
      { en: 'English', es: 'Spanish', fr: 'French' },
      { required: true, fixed: true, initial: 'en' },
    ),
    subject: text('Subject', { max: 200 }),
    body: richText('Text', {
      required: true,
      max: 60_000,
      help: 'Names in curly brackets are filled in from the record.',
    }),
    sender: email('Sender'),
    attachments: refs('Documents that go with it', 'document'),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'publish' },
        PUBLISHED: { label: 'Published', tone: 'success', primary: 'revise' },
        RETIRED: { label: 'Retired', tone: 'neutral', final: true, deletable: true, primary: 'revise' },
      },
      transitions: {
        publish: { label: 'Publish', from: ['DRAFT'], to: 'PUBLISHED', by: makers },
        revise: { label: 'Revise', from: ['PUBLISHED', 'RETIRED'], to: 'DRAFT', by: makers },
        // Offered once mails are written from templates: until then nothing would be spared.
        retire: { label: 'Retire', from: ['PUBLISHED'], to: 'RETIRED', by: [], system: true },
      },
    }),
  },
  access: shownOutside(['code', 'name', 'kind', 'language'], { ...staffSettings, hr: { do: 'everything' } }),
});
export interface MailTemplate extends RecordOf<typeof mailTemplate> {}
