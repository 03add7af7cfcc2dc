import type { SpecificationLines } from './line.ts';

const app = 'apps/assignee/src';
const journeys = 'tests/journeys';
const model = 'packages/model/src';
const server = 'apps/server/src/modules';
const specified = 'apps/server/src/specified-refusals.db.test.ts';
const needed = 'a %s that lacks what is required: Please fill up all mandatory fields.';
const kits = 'packages/ui/src/records/fields/field-kits.test.tsx';

export const platformRules: SpecificationLines = {
  'Platform, section 5: validation rules': {
    'Username of at least 5 characters; "Please enter a Username"': [
      `test ${server}/identity/sign-in.db.test.ts: without a username the specified sentence is said`,
      `test ${app}/lean/LoginPage.test.tsx: without a username nothing is sent`,
    ],
    'Password: 10 characters, cases, digit, special character, no whitespace': [
      `test ${server}/identity/password.db.test.ts: refuses what breaks the rules, differs, or is the name of the user or company`,
    ],
    'Passwords do not match; does not meet the requirements; check strength': [
      `test ${server}/identity/password.db.test.ts: refuses what breaks the rules, differs, or is the name of the user or company`,
    ],
    'The phone number is filled for two-factor authentication; the code has 6 digits': [
      `test ${server}/identity/two-factor.db.test.ts: asks for the phone number first`,
      `test ${server}/identity/two-factor.db.test.ts: the password alone leads to the code step, the right code in`,
    ],
    'A user needs first and last name; a dependant first name, last name and type': [`test ${specified}: ${needed}`],
    'The user login is unique': [
      `test ${server}/identity/people.db.test.ts: a login exists once in the whole installation, whatever its case`,
    ],
    'A passcode already created blocks a new one': [
      `test ${server}/identity/password.db.test.ts: give a first password; a second request is refused, known e-mail or not`,
    ],
    '"Please fill up all mandatory fields.", a named field': [
      'test tests/laws/refusal-titles.test.ts: only where nothing but empty fields is wrong does it say that fields are empty',
      'test packages/ui/src/records/form/RecordForm.test.tsx: says what is missing, at the field and in a summary that takes the focus, and sends nothing',
    ],
    'Invalid input, invalid e-mail': [
      'test packages/grammar/src/fields/parse.test.ts: an e-mail address has one @ and a domain',
      'test tests/laws/refusal-titles.test.ts: a refusal says its own reason, alone or as the problem of a field',
    ],
    'Import files are CSV or XLSX': [
      `test ${server}/exchange/exchange.db.test.ts: is refused for files that are none, for who may not, and for another one's upload`,
    ],
    'Scenario, case detail and contact need their required fields; events a name and code; a country its description': [
      `test ${specified}: ${needed}`,
      `test ${specified}: a country is not stored with a blank description`,
    ],
    'Company group activation requires a data centre': [
      `test ${server}/organisation/activation.db.test.ts: without a data centre, in the words of the specification`,
      `test ${server}/policies/settings.db.test.ts: the activation of a company group needs a data centre`,
    ],
    'Duplicate codes': [`test ${server}/policies/settings.db.test.ts: an item with the same code is refused`],
    'Only one DEFAULT provider per country or combination': [
      `test ${server}/policies/settings.db.test.ts: one provider is DEFAULT for a country, and one for a service in it`,
    ],
    'Exchange rate records are unique': [
      `test ${specified}: a rate that is entered twice: Exchange rate record already exists`,
    ],
    'A recurring storage item once, storage billing with all fields': [
      `test ${server}/moves/variants.db.test.ts: a storage has one recurring item, with all its billing fields`,
    ],
    'Firewall rules are added and deleted only': [
      `test ${server}/policies/settings.db.test.ts: firewall rules are added and deleted only, and are addresses`,
    ],
    'Items in use cannot be updated': [
      `test ${server}/finance/books.db.test.ts: a charge in use cannot be changed, but can be put out of use`,
    ],
    'A cost in use on another transaction cannot be selected': ['announced as books: costs on transactions'],
    'A benefit in use on a policy cannot be deleted': [
      `test ${server}/policies/settings.db.test.ts: a benefit in use on a policy cannot be deleted`,
    ],
    'Day of month is 1 to 31': [
      `test ${server}/policies/settings.db.test.ts: is asked of five kinds of records, and refused over HTTP at its field`,
    ],
    'An effective date is after the current one': [
      `test ${server}/policies/settings.db.test.ts: begins after the current one, and never holds twice on a day: put into force, it ends the one before`,
    ],
    'At least one initiation step sequenced at 1': [
      `test ${server}/policies/settings.db.test.ts: a rule is put into force with a step sequenced at 1, and keeps its steps then`,
    ],
    'Required documents: category; Download with a document, Upload with a type': [
      `test ${server}/documents/case-documents.db.test.ts: says what it is, what it needs, and what to read`,
    ],
    'A rate request needs at least one benefit': [
      `test ${server}/moves/variants.db.test.ts: goes through its five states, wants what each needs, and rolls back while it may`,
    ],
    'At least one relocation service': [
      `test ${server}/policies/settings.db.test.ts: an initiation is handed in with a service and decided by somebody else`,
    ],
    'An image type is selected': ['comes with work: pictures of services'],
    'Similar-name contacts are offered before saving': [
      `test ${server}/views/similar.db.test.ts: are found whatever their case, accents, order and small mistakes, the likest first`,
    ],
    'The batch total must not exceed the control total': [
      `test ${model}/expenses/checks.test.ts: a tenant may let the flag block; less than the control total and no control total are fine`,
    ],
    'A required receipt is present': [
      `test ${server}/expenses/money-chain.db.test.ts: cannot submit while a required receipt is missing`,
    ],
    'To-date after from-date; a travel start before its end': [
      `test ${model}/expenses/checks.test.ts: a to-date must be after the from-date`,
      `test ${model}/diary/conflicts.test.ts: an entry ends after it starts, a half day is one day, and no entry is longer than a year`,
    ],
    'An amount over the flexible limit creates an exception': [
      `test ${model}/expenses/checks.test.ts: 4,590.01 is an exception, said aloud`,
      'comes with computing: exceptions',
    ],
    'A payment batch does not mix': [
      `test ${model}/payments/grouping.test.ts: each kind of mixture has its own finding`,
    ],
    'Charges need a name, code and tax code; descriptions; at least one selected': [
      'announced as books: charges on invoices',
    ],
    'The total charge must not exceed the approved benefit': [
      `test ${server}/finance/books.db.test.ts: charges no more of a benefit than was approved, over all invoices that stand`,
    ],
    'An invoice date outside the statement range is flagged': [
      `test ${server}/finance/books.db.test.ts: whose date lies outside its statement is flagged`,
    ],
    'Credit amount at most what was invoiced, above 0; a new line less than the original': [
      `test ${model}/finance/credit-note-line.rules.test.ts: nothing and less than nothing is no credit`,
      `test ${model}/finance/credit-note-line.rules.test.ts: a new line is worth less than what is left of the old one, and never less than nothing`,
    ],
    'An external reference before approving an invoice': [
      `test ${server}/finance/books.db.test.ts: follows its lines, and gets its number when it is approved`,
    ],
    'Calendar: nothing in the past, no double booking, an activity, its duration, not onto another event': [
      `test ${server}/policies/settings.db.test.ts: a resource is not double booked, not in the past, and as long as its activity`,
    ],
    'A video call is not in the past': [
      `test ${server}/chat/chat.db.test.ts: cannot be in the past, and is moved and cancelled while it is planned`,
    ],
    'Page builder: at most 3 columns, mobile 1': [
      `test ${model}/forms/forms.test.ts: has at most three columns`,
      'announced as builders: the page builder',
    ],
    'A templated e-mail needs a recipient from the list; extra ones by semicolon': [
      `test ${model}/contacts/quick-mail.test.ts: goes to addresses and to nothing else`,
      'comes with work: templated e-mail',
    ],
    'Save before uploading attachments, a photo, a logo, a background': [
      `test ${kits}: a %s of a record that is not stored yet waits for it: %s`,
      `test ${journeys}/own-account.test.ts: on a %s, what one tells of oneself is saved, and the photo after it`,
    ],
    'The password confirmation keeps its button disabled until a password is typed': [
      'test packages/ui/src/parts/parts.test.tsx: for the password tells a wrong one after 300 ms and forgets it',
    ],
  },
};
