import { defineRoute, json, longText, text } from '@homeport/grammar';
import type { CaseContact } from './case-contact.entity.ts';

/** One of the people who help the caller. */
export interface Contact {
  readonly id: string;
  readonly caseDetailId: string;
  readonly role: CaseContact['role'];
  readonly name: string;
  readonly jobTitle: string | null;
  readonly company: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly photoId: string | null;
  /** Their sign-in, for the photo they have chosen themselves. */
  readonly userId: string | null;
  readonly timeZone: string | null;
  readonly workingDays: CaseContact['workingDays'];
  readonly worksFrom: string | null;
  readonly worksUntil: string | null;
  readonly services: readonly { readonly id: string; readonly label: string }[];
  /** Whether they can be written to in the chat. */
  readonly canChat: boolean;
}
const text_ = { type: ['string', 'null'] } as const;

/** The people of the caller's assignments: explicit contacts, and the manager, line manager and HR where none is entered. */
export const myContacts = defineRoute<readonly Contact[]>()({
  name: 'myContacts',
  label: 'My contacts',
  method: 'GET',
  path: 'case-contact/all-for-user',
  who: ['assignee'],
  shape: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'role', 'name', 'services', 'canChat'],
      properties: {
        id: { type: 'string' },
        caseDetailId: { type: 'string' },
        role: { type: 'string' },
        name: { type: 'string' },
        jobTitle: text_,
        company: text_,
        email: text_,
        phone: text_,
        photoId: text_,
        userId: text_,
        timeZone: text_,
        workingDays: text_,
        worksFrom: text_,
        worksUntil: text_,
        services: { type: 'array', items: { type: 'object' } },
        canChat: { type: 'boolean' },
      },
    },
  },
});

/** How many quick e-mails somebody may send in an hour. */
export const quickMailsAnHour = 20;

/** Sends an e-mail to people of the caller's own assignment; each gets one of their own. */
export const sendQuickMail = defineRoute<{ readonly id: string; readonly sendTo: readonly string[] }>()({
  name: 'sendQuickMail',
  label: 'Send a quick e-mail',
  method: 'POST',
  path: 'mail/quick',
  who: ['assignee', 'caseManager', 'hr', 'administrator', 'master'],
  about: 'quickMail',
  body: {
    sendTo: json('Recipients', { required: true, maxDepth: 2 }),
    subject: text('Subject', { max: 200 }),
    detail: longText('Body', { max: 10_000 }),
  },
  shape: {
    type: 'object',
    required: ['id', 'sendTo'],
    properties: { id: { type: 'string' }, sendTo: { type: 'array', items: { type: 'string' } } },
  },
  refusals: [
    'communication.subjectRequired',
    'communication.bodyRequired',
    'communication.noRecipient',
    'communication.notYourContact',
    'communication.tooManyMails',
  ],
});
