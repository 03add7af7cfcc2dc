import type { SpecificationLines } from './line.ts';

const journeys = 'tests/journeys';
const model = 'packages/model/src';
const server = 'apps/server/src/modules';
const specified = 'apps/server/src/specified-refusals.db.test.ts';
const files = 'packages/ui/src/records/record/FilesPanel.test.tsx';
const placeMap = 'apps/assignee/src/diary/map/place-search.test.tsx';

export const platformErrors: SpecificationLines = {
  'Platform, section 8: the error catalogue': {
    'Internal server error, invalid request': [
      'test packages/engine/src/http/protocol.db.test.ts: a fault is answered with its reference only, and logged under it',
      'test packages/engine/src/http/protocol.db.test.ts: wrong content types, broken and oversized bodies',
    ],
    'Invalid login, invalid verification code': [
      `test ${server}/identity/sign-in.db.test.ts: a wrong password, an unknown name and a closed user are answered alike`,
      `test ${server}/identity/two-factor.db.test.ts: wrong codes with the right password lock like wrong passwords`,
    ],
    'Phone verification failed': [
      `test ${server}/identity/phone.db.test.ts: after five wrong tries the right code is too late; a new one works, and the one before it no longer`,
    ],
    'Item does not exist; cannot be edited; in use': [
      `test ${server}/help-desk/help-desk.db.test.ts: of somebody else does not exist`,
      `test ${server}/finance/books.db.test.ts: that is approved is closed with its lines: nothing is changed, added or taken out`,
      `test ${server}/finance/books.db.test.ts: a charge in use cannot be changed, but can be put out of use`,
    ],
    'No page access': [
      `test ${journeys}/sign-in.test.ts: an approver who types the address of a list without a right is told so`,
    ],
    'No valid dashboard found': [
      `test ${server}/widgets/widgets.db.test.ts: are those of a dashboard that a role of the caller opens`,
    ],
    '401 leads to the login page': [
      `test ${journeys}/sign-in.test.ts: a session that was ended leads to the login page and back to the same place`,
    ],
    'Unable to save, to delete; error saving person': [
      'test apps/assignee/src/expenses/NewReportDialog.test.tsx: one that was not says Unable to save, and what was typed stays',
      `test ${specified}: what its state keeps: Unable to delete.`,
      'test packages/ui/src/records/form/RecordForm.test.tsx: says what could not be saved, why, and by which number support finds it',
    ],
    'Unable to share, to delegate tasks': [
      `test ${server}/expenses/money-chain.db.test.ts: decides only what waits for them; a delegate can then decide`,
      'comes with work: sharing',
    ],
    'Unable to broadcast at this time': [
      `test ${server}/notifications/broadcast/broadcast.db.test.ts: nobody in the audience, another company and a time that has passed are refused with their reason`,
    ],
    'Upload error; no attachment to upload; error fetching documents': [
      `test ${specified}: that ends in the middle: Upload error`,
      `test ${files}: says which file could not be uploaded, and sends it again`,
      `test ${specified}: without a file: No attachment to upload.`,
      `test ${files}: says that documents could not be fetched, and fetches them when it is tried again`,
    ],
    'No file found for the report; error generating it': ['announced as builders: reports that are generated'],
    'Ensure the value is unique': [
      'test packages/engine/src/http/records.db.test.ts: unique keys answer their declared refusal, at their field',
    ],
    'Could not load calendar events; progress tracker': ['announced as planning: the calendar'],
    'Could not find address, load map; insufficient details': [
      `test ${placeMap}: a search says why it has found nothing: no name, no such place, no network`,
      'test packages/ui/src/parts/lazy-part.test.tsx: a part may say in its own words that it cannot be had',
    ],
    'Cannot unapprove the expense': [
      `test ${server}/expenses/undo-decision.db.test.ts: %s of what a payment run takes at that moment is refused`,
    ],
    'Approval request e-mail could not be sent; exceptions could not be approved or sent': [
      'comes with work: deciding by mail',
    ],
    'Expense batch has different bank details; expenses have missing receipt': [
      `test ${model}/payments/grouping.test.ts: each kind of mixture has its own finding`,
      `test ${server}/expenses/money-chain.db.test.ts: cannot submit while a required receipt is missing`,
    ],
    'Cost in use on another transaction': ['announced as books: costs on transactions'],
    'Expense management not enabled': [
      `test ${server}/expenses/money-chain.db.test.ts: saves and hands in nothing where the company does not manage expenses, and loses nothing`,
    ],
    'Unable to include benefit; benefit error': [
      `test ${server}/policies/settings.db.test.ts: a benefit in use on a policy cannot be deleted`,
      `test ${server}/terms/terms.db.test.ts: a benefit that the policy offers is included, others are not`,
    ],
    'Tax options not retrieved: continue anyway?': ['comes with computing: the provider step'],
    'Error creating invoice; unable to create financial document; accounting system unavailable': [
      'announced as books: billing runs',
    ],
    'Error creating comparison': [
      'test apps/workspace/src/costing/scenarios.test.tsx: a comparison that cannot be had says so, and is asked for again',
    ],
    'Exchange rate record already exists; no exchange rate between {0} and {1}': [
      `test ${model}/rates/rates.test.ts: no path: no exchange rate between {from} and {to}`,
      `test ${specified}: a rate that is entered twice: Exchange rate record already exists`,
    ],
    'Some invoice lines not created because of missing exchange rates': ['announced as books: billing runs'],
    'Line totals exceeding the approved benefit; credit lines fully credited or undefined': [
      `test ${server}/finance/books.db.test.ts: charges no more of a benefit than was approved, over all invoices that stand`,
      `test ${server}/finance/books.db.test.ts: is not approved without lines, or with a line that names none of the invoice`,
    ],
    'Case accounting cannot be created because the case owner office is invalid': [
      `test ${server}/initiations/start.db.test.ts: without a valid office nothing is made, and the reason is said before and after`,
    ],
    'No billing set up for storage; storage charges not configured': ['announced as books: billing runs over storages'],
    'Case cost estimate needs recalculating': [
      'refusal cases.needsRecalculating',
      'comes with computing: fingerprints',
    ],
    'No selected charges, no data selected, no relocation services, no items': [
      `test ${server}/expenses/money-chain.db.test.ts: approves nothing when nothing was chosen`,
      `test ${server}/finance/books.db.test.ts: is not approved without lines, or with a line that names none of the invoice`,
      `test ${server}/policies/settings.db.test.ts: an initiation is handed in with a service and decided by somebody else`,
    ],
    'Service not found, contact support': [
      `test ${server}/timeline/relocation.db.test.ts: a service of somebody else, one that is hidden and one that is not there say the same`,
    ],
    'User login already exists; passcode already created': [
      `test ${server}/identity/people.db.test.ts: a login exists once in the whole installation, whatever its case`,
      `test ${server}/identity/password.db.test.ts: give a first password; a second request is refused, known e-mail or not`,
    ],
    'Incorrect password in the re-confirmation': [
      `test ${server}/identity/password.db.test.ts: the specified second login confirms the password of the own user only`,
    ],
    'Error setting password, contact support': [
      `test ${server}/identity/password.db.test.ts: a refused password leaves the link usable; an old, changed or foreign one is not`,
    ],
  },
};
