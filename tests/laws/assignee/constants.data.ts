/** A limit, a place things are kept in, or what happens without a word: where it stands, and the test that holds it. */
export interface Constant {
  readonly what: string;
  /** A source, and how the value stands in it. */
  readonly stands: readonly [file: string, how: string];
  /** Tests, each with the title of the one that holds it. */
  readonly held: readonly (readonly [file: string, title: string])[];
}
const app = 'apps/assignee/src';
const model = 'packages/model/src';
const server = 'apps/server/src/modules';

export const constants: readonly Constant[] = [
  {
    what: 'a notice stands 2500 ms',
    stands: ['packages/ui/src/parts/toasts.ts', 'toastTime = 2500'],
    held: [['packages/ui/src/parts/toasts.test.ts', 'stands 2500 ms, then the next one comes']],
  },
  {
    what: 'ten tickets a page, the newest first',
    stands: [`${model}/help-desk/help-desk.routes.ts`, "initial: 'created,desc'"],
    held: [[`${server}/help-desk/help-desk.db.test.ts`, 'has ten a page, newest first, and their number']],
  },
  {
    what: 'lists of reports and items are read whole, 1000 at once',
    stands: [`${app}/data/records.ts`, 'size: 1000'],
    held: [[`${app}/data/records.test.ts`, 'lists of reports and of their items are asked for whole: 1000 at once']],
  },
  {
    what: 'the diary lists the last 30 days',
    stands: [`${app}/diary/diary-entries.rules.ts`, 'subtract({ days: 29 })'],
    held: [[`${app}/diary/diary-entries.rules.test.ts`, 'the list is the last 30 days']],
  },
  {
    what: 'the diary is loaded from the first of this month to the end of the next',
    stands: [`${model}/diary/diary.routes.ts`, 'from the first of this month to the end of the next'],
    held: [[`${server}/diary/diary.db.test.ts`, 'without days it answers this month and the next']],
  },
  {
    what: 'a password has at least ten characters',
    stands: [`${model}/identity/password.rules.ts`, 'min: 10'],
    held: [
      [`${model}/identity/identity.test.ts`, "['Zwxv-9qkp', ['length']]"],
      ['packages/ui/src/controls/control-rules.test.ts', "['Welcome-20', true]"],
    ],
  },
  {
    what: 'a list can be filtered when it has more than five options',
    stands: ['packages/ui/src/controls/options.ts', 'filterAbove = 5'],
    held: [
      ['packages/ui/src/controls/fields.test.tsx', 'filters above five options'],
      ['packages/ui/src/controls/fields.test.tsx', 'with five options cannot be typed into'],
    ],
  },
  {
    what: 'the map shows a position at zoom 10',
    stands: [`${app}/diary/map/draw-map.ts`, 'chosenZoom = 10'],
    held: [[`${app}/diary/map/draw-map.test.tsx`, 'a position is shown at zoom 10']],
  },
  {
    what: 'tokens are kept in local storage',
    stands: ['packages/client/src/tokens.ts', 'localStorage.setItem(key'],
    held: [['packages/client/src/tokens.test.ts', 'tokens are kept in local storage']],
  },
  {
    what: 'the date format is kept in session storage',
    stands: [`${app}/session/date-format.ts`, 'sessionStorage.setItem(key'],
    held: [[`${app}/session/date-format.test.tsx`, 'kept in session storage, not in local storage']],
  },
  {
    what: 'English, Spanish, French and two English variants',
    stands: ['apps/server/src/assemble.ts', "locales: ['en', 'es', 'fr', 'en-x-halden', 'en-x-brightwater']"],
    held: [
      [`${app}/words/words.test.ts`, '%s has every text, with the same arguments'],
      [`${app}/words/words.test.ts`, 'the English of %s holds only texts that exist and differ'],
    ],
  },
  {
    what: 'surveys alert above one percentage and below another',
    stands: [`${model}/surveys/score.rules.ts`, 'alertOf'],
    held: [
      [`${model}/surveys/score.test.ts`, 'comes at the thresholds of the company'],
      [`${server}/forms/forms.db.test.ts`, 'the thresholds are the tenant’s'],
    ],
  },
  {
    what: 'a new expense report needs a description and starts open',
    stands: [`${model}/expenses/case-expense-batch.entity.ts`, "initial: 'OPEN'"],
    held: [[`${server}/expenses/money-chain.db.test.ts`, 'must describe a report, and nothing is saved without']],
  },
  {
    what: 'what an entry of the diary lacks is named, each by its label',
    stands: [`${model}/diary/diary.refusals.ts`, 'Please input {names}'],
    held: [[`${server}/diary/diary.db.test.ts`, 'Please input Start Date, End Date, Location Type, Purpose of Travel']],
  },
  {
    what: 'a page that cannot be loaded cancels the navigation',
    stands: ['packages/ui/src/routing/navigation.ts', 'failedNavigation.set('],
    held: [['packages/ui/src/routing/navigation.test.ts', 'cancels the navigation: the page on screen stays']],
  },
  {
    what: 'a session that ended leads to the sign-in and back',
    stands: ['packages/ui/src/entry/words/en.json', 'sessionOver'],
    held: [['tests/journeys/sign-in.test.ts', 'a session that was ended leads to the login page and back']],
  },
  {
    what: 'a wrong role stays at the sign-in',
    stands: [`${model}/identity/identity.refusals.ts`, "text: 'incorrect role'"],
    held: [['tests/journeys/sign-in.test.ts', 'an approver has the incorrect role for the assignee app']],
  },
];
