import type { SpecificationLines } from './line.ts';

const app = 'apps/assignee/src';
const journeys = 'tests/journeys';
const model = 'packages/model/src';
const server = 'apps/server/src/modules';

export const assigneeLines: SpecificationLines = {
  'Assignee application, section 4: states and transitions': {
    'Sign-in: stepped, with two-factor request and code; without a refresh token to Login': [
      `test ${server}/identity/two-factor.db.test.ts: the password alone leads to the code step, the right code in`,
      `test ${server}/identity/sessions.db.test.ts: a made-up token is refused and ends nothing`,
    ],
    'Bank-authenticated after a second login': [
      `test ${server}/identity/two-factor.db.test.ts: confirming the password wants a code as well, and opens what wants a fresh sign-in`,
    ],
    'A new expense batch is saved OPEN': [
      `test ${server}/expenses/money-chain.db.test.ts: gets a reference, the assignment and a total that follows the items`,
    ],
    'Calendar event: scheduled with both dates, else unscheduled': [
      `test ${model}/travel/travel.test.ts: a calendar entry is scheduled when it has both moments`,
      `test ${server}/diary/diary.db.test.ts: a calendar entry without both moments is not scheduled`,
    ],
    'Diary: all-day or half-day': [
      `test ${server}/diary/diary.db.test.ts: a half day has a morning and an afternoon, and blocks an all-day entry`,
    ],
    'Diary: an unlocked all-day entry is overwritten; deleted first, then created': [
      `test ${server}/diary/diary.db.test.ts: DELETE and then POST overwrites, as the specification has it`,
    ],
    'Diary: a half day blocks an all-day entry; only half days may be added': [
      `test ${model}/diary/conflicts.test.ts: only half days may be added where every day has one`,
    ],
    'Diary: a locked entry cannot be changed (LOCKED)': [
      `test ${model}/diary/conflicts.test.ts: a locked all-day entry is never changed`,
      `test ${server}/diary/diary.db.test.ts: hold against every way of changing: DELETE, POST, replace, and the generated calls`,
    ],
    'Diary: after success the state is cleared': [
      `test ${server}/diary/diary.db.test.ts: POST stores an entry and answers it as it is on the wire; the state is cleared`,
    ],
    'Diary: default location type': [`test ${model}/diary/conflicts.test.ts: home, host or other by the country`],
    'Diary: default purpose': [
      `test ${model}/diary/conflicts.test.ts: the second purpose in the host country, during the assignment only`,
    ],
    'Quick e-mail: sends, closes, confirms': [
      `test ${server}/contacts/contacts.db.test.ts: sends to own contacts, with the sender to answer to`,
      `test ${app}/contacts/words.test.ts: what is said of a quick e-mail stands as it is specified`,
    ],
    'Status labels': ['test tests/laws/specification-words.test.ts: each have a place, and every place exists'],
  },
  'Assignee application, section 5: validation rules': {
    'New expense batch: a description is required': [
      `test ${app}/words/words.test.ts: texts of the specification stand as they are written there`,
      `test ${server}/expenses/money-chain.db.test.ts: gets a reference, the assignment and a total that follows the items`,
      `test ${server}/expenses/money-chain.db.test.ts: must describe a report, and nothing is saved without`,
    ],
    'Password rules': [
      `test ${server}/identity/password.db.test.ts: refuses what breaks the rules, differs, or is the name of the user or company`,
    ],
    'Duplicate code': [`test ${server}/policies/settings.db.test.ts: an item with the same code is refused`],
    'Diary: "Please input" and the missing names': [
      `test ${model}/diary/conflicts.test.ts: missing parts are named as specified`,
      `test ${server}/diary/diary.db.test.ts: what is missing is named in one message`,
    ],
    'Quick e-mail: subject and body': [
      `test ${model}/contacts/quick-mail.test.ts: needs a subject and a body that are not blank`,
      `test ${server}/contacts/contacts.db.test.ts: needs a subject and a body`,
    ],
    'Saving before a photo or logo': [
      'test packages/ui/src/records/fields/field-kits.test.tsx: a %s of a record that is not stored yet waits for it: %s',
      `test ${journeys}/own-account.test.ts: on a %s, what one tells of oneself is saved, and the photo after it`,
    ],
    '"Please select team access."': [`test ${server}/policies/settings.db.test.ts: a team says how far it sees`],
    'Only role ASSIGNEE': [
      `test ${server}/identity/sign-in.db.test.ts: the assignee app refuses every other role with "incorrect role"`,
      `test ${journeys}/sign-in.test.ts: an approver has the incorrect role for the assignee app`,
    ],
  },
  'Assignee application, section 8: the error catalogue': {
    'Expense batch: Saved Successfully, Unable to save': [
      `test ${app}/expenses/NewReportDialog.test.tsx: a report that was saved says Saved Successfully and is opened`,
      `test ${app}/expenses/NewReportDialog.test.tsx: one that was not says Unable to save, and what was typed stays`,
      `test ${server}/expenses/money-chain.db.test.ts: must describe a report, and nothing is saved without`,
    ],
    'Timeline notes: Saved Successfully, Unable To Save': [
      `test ${app}/timeline/words.test.ts: what is said of saved notes stands as it is specified, in the page and in the answer of the server`,
    ],
    'Diary: Saved successfully; Unable to save. Does an entry already exist for this date?': [
      `test ${app}/diary/words.test.ts: the messages of the specification stand as they are written there, first letter capitalised`,
      `test ${server}/diary/diary.db.test.ts: an entry on a day that is taken is refused with the specified message`,
    ],
    'Quick e-mail: Sent Successfully, Unable to send': [
      `test ${app}/contacts/words.test.ts: what is said of a quick e-mail stands as it is specified`,
    ],
    'Action was successful, Action failed': [
      `test ${app}/words/words.test.ts: texts of the specification stand as they are written there`,
    ],
    'Session cannot start, no refresh token, wrong role: Login': [
      `test ${journeys}/sign-in.test.ts: a session that was ended leads to the login page and back to the same place`,
      `test ${server}/identity/sign-in.db.test.ts: the assignee app refuses every other role with "incorrect role"`,
    ],
    '401 from any call: /login': [
      `test ${journeys}/sign-in.test.ts: a session that was ended leads to the login page and back to the same place`,
    ],
    'Phone verification failed': [
      `test ${server}/identity/phone.db.test.ts: after five wrong tries the right code is too late; a new one works, and the one before it no longer`,
    ],
    'Service missing': [
      `test ${server}/timeline/relocation.db.test.ts: a service of somebody else, one that is hidden and one that is not there say the same`,
    ],
    'Tax options have not been retrieved': ['comes with computing: the provider step'],
    'Passcode request': [
      `test ${server}/identity/password.db.test.ts: give a first password; a second request is refused, known e-mail or not`,
    ],
    'Route data load: navigation cancelled': [
      'comes with kernel: a test that leaves a page while its data is on its way',
    ],
    'Diary conflicts: the seven notices': [
      `test ${app}/diary/words.test.ts: the messages of the specification stand as they are written there, first letter capitalised`,
      `test ${model}/diary/conflicts.test.ts: all-day entries go around half days, which stay`,
    ],
  },
};
