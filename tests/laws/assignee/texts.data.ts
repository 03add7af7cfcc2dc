/**
 * What the assignee application says in which situation, to the letter, and what it does where nothing is said. Each line
 * names where the text is kept, which page or answer says it, and the test that holds it.
 */
export interface Saying {
  readonly when: string;
  readonly says: string;
  /** A catalogue of texts with the key, or the source a refusal or event is written in. */
  readonly kept: readonly [file: string, key: string] | readonly [file: string];
  /** Who says it: a source and how it names the text. */
  readonly said?: readonly [file: string, how: string];
  /** Tests that have the text in them. */
  readonly held: readonly string[];
}
const app = 'apps/assignee/src';
const server = 'apps/server/src/modules';
const own = (key: string) => [`${app}/words/en.json`, key] as const;
const wordsTest = `${app}/words/words.test.ts`;
const diary = (key: string, says: string): Saying => ({
  when: 'diary conflicts',
  says,
  kept: [`${app}/diary/words/en.json`, `notice.${key}`],
  said: [`${app}/diary/CalendarTab.tsx`, `notice.\${notice}`],
  held: [`${app}/diary/words.test.ts`],
});

export const sayings: readonly Saying[] = [
  {
    when: 'an expense report was saved',
    says: 'Saved Successfully',
    kept: own('saved'),
    said: [`${app}/expenses/use-report-form.ts`, `text('saved')`],
    held: [wordsTest],
  },
  {
    when: 'an expense report could not be saved',
    says: 'Unable to save',
    kept: own('notSaved'),
    said: [`${app}/expenses/use-report-form.ts`, `text('notSaved')`],
    held: [wordsTest],
  },
  {
    when: 'a note of the timeline was saved',
    says: 'Saved Successfully',
    kept: [`${app}/timeline/words/en.json`, 'saved'],
    said: [`${app}/timeline/OwnNote.tsx`, `say('saved')`],
    held: [`${app}/timeline/words.test.ts`],
  },
  {
    when: 'a note of the timeline could not be saved',
    says: 'Unable To Save',
    kept: [`${app}/timeline/words/en.json`, 'notSaved'],
    said: [`${app}/timeline/OwnNote.tsx`, `say('notSaved')`],
    held: [`${app}/timeline/words.test.ts`],
  },
  {
    when: 'an entry of the diary was saved',
    says: 'Saved successfully',
    kept: [`${app}/diary/words/en.json`, 'saved'],
    said: [`${app}/diary/use-entry-form.ts`, `text('saved')`],
    held: [`${app}/diary/words.test.ts`],
  },
  {
    when: 'an entry of the diary could not be saved',
    says: 'Unable to save. Does an entry already exist for this date?',
    kept: ['packages/model/src/diary/diary.refusals.ts'],
    said: [`${app}/diary/use-entry-form.ts`, `text('notSaved'), text('exists')`],
    held: [`${app}/diary/words.test.ts`, `${server}/diary/diary.db.test.ts`],
  },
  {
    when: 'parts of a diary entry are missing',
    says: 'Please input {names}',
    kept: [`${app}/diary/words/en.json`, 'pleaseInput'],
    held: [`${app}/diary/words.test.ts`],
  },
  {
    when: 'a quick e-mail was sent',
    says: 'Sent Successfully',
    kept: [`${app}/contacts/words/en.json`, 'sent'],
    said: [`${app}/contacts/EmailDialog.tsx`, `text('sent')`],
    held: [`${app}/contacts/words.test.ts`],
  },
  {
    when: 'a quick e-mail could not be sent',
    says: 'Unable to send',
    kept: [`${app}/contacts/words/en.json`, 'notSent'],
    said: [`${app}/contacts/EmailDialog.tsx`, `text('notSent')`],
    held: [`${app}/contacts/words.test.ts`],
  },
  {
    when: 'a quick e-mail has no subject',
    says: 'Subject is required',
    kept: [`${app}/contacts/words/en.json`, 'subjectRequired'],
    said: [`${app}/contacts/EmailDialog.tsx`, `text('subjectRequired')`],
    held: [`${app}/contacts/words.test.ts`, `${server}/contacts/contacts.db.test.ts`],
  },
  {
    when: 'a quick e-mail has no body',
    says: 'Body is required',
    kept: [`${app}/contacts/words/en.json`, 'bodyRequired'],
    said: [`${app}/contacts/EmailDialog.tsx`, `text('bodyRequired')`],
    held: [`${app}/contacts/words.test.ts`, `${server}/contacts/contacts.db.test.ts`],
  },
  {
    when: 'an action succeeded',
    says: 'Action was successful',
    kept: own('actionDone'),
    said: [`${app}/banking/ChooseAccount.tsx`, `text('actionDone')`],
    held: [wordsTest],
  },
  {
    when: 'an action failed',
    says: 'Action failed',
    kept: own('actionFailed'),
    said: [`${app}/expenses/SubmitCheck.tsx`, `text('actionFailed')`],
    held: [wordsTest],
  },
  {
    when: 'another role signs in',
    says: 'incorrect role',
    kept: [`${app}/words/lean.en.json`, 'incorrectRole'],
    held: [`${app}/lean/LoginPage.test.tsx`, 'tests/journeys/sign-in.test.ts', `${server}/identity/sign-in.db.test.ts`],
  },
  {
    when: 'a phone number could not be proved',
    says: 'Phone verification failed. Please contact your system administrator.',
    kept: ['packages/model/src/identity/identity.refusals.ts'],
    said: [`${server}/identity/phone.ts`, 'no.phoneVerificationFailed'],
    held: [`${server}/identity/phone.db.test.ts`],
  },
  {
    when: 'a service is missing',
    says: "A service couldn't be found - please contact support for further information",
    kept: [`${app}/services/words/en.json`, 'notFound'],
    said: [`${app}/services/ServicePage.tsx`, `say('notFound')`],
    held: [`${server}/timeline/relocation.db.test.ts`],
  },
  {
    when: 'the tax options could not be loaded',
    says: 'The tax options have not been retrieved. Do you wish to continue?',
    kept: own('expense.taxesMissing'),
    said: [`${app}/expenses/TaxesMissing.tsx`, `text('expense.taxesMissing')`],
    held: [wordsTest],
  },
  {
    when: 'a passcode was asked for',
    says: 'Passcode request success: Please check your email for passcode.',
    kept: ['packages/model/src/identity/identity.events.ts'],
    held: [`${server}/identity/password.db.test.ts`],
  },
  {
    when: 'a photo is added before the record is saved',
    says: 'Please save before adding a photo.',
    kept: [`${app}/profile/words/en.json`, 'photo.saveFirst'],
    said: [`${app}/profile/PhotoField.tsx`, `say('photo.saveFirst')`],
    held: ['packages/ui/src/records/fields/field-kits.test.tsx'],
  },
  {
    when: 'a logo is added before the record is saved',
    says: 'Please save before uploading logo',
    kept: ['packages/ui/src/records/words/en.json', 'saveFirst.logo'],
    said: ['packages/ui/src/records/fields/file-kits.tsx', 'saveFirst.$'],
    held: ['packages/ui/src/records/fields/field-kits.test.tsx'],
  },
  {
    when: 'a team has no access',
    says: 'Please select team access.',
    kept: ['packages/model/src/organisation/organisation.refusals.ts'],
    held: [`${server}/policies/settings.db.test.ts`],
  },
  {
    when: 'a code is taken',
    says: 'An item with the same code already exists.',
    kept: ['packages/engine/src/rights/request-refusals.ts'],
    held: [`${server}/policies/settings.db.test.ts`],
  },
  {
    when: 'a page may not be opened',
    says: 'You do not have access to this page',
    kept: ['packages/ui/src/language/words/en.json', 'problem.noAccess'],
    held: ['tests/journeys/sign-in.test.ts'],
  },
  diary('mixed', 'All-day and half-day entries in range, all-day entries will be overwritten'),
  diary('manyAllDay', 'Multiple all-day entries will be overwritten'),
  diary('manyHalfDay', 'Multiple half-day entries found and only half-day entries can be added'),
  diary('lockedInRange', 'One or more locked full-day entries in range'),
  diary('oneAllDay', 'An all-day entry exists and will be overwritten'),
  diary('oneLocked', 'A locked all-day entry cannot be changed'),
  diary('oneHalfDay', 'A half-day entry exists so an all-day entry cannot be added'),
];
