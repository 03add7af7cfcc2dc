/**
 * What issue 13 found, point by point, each with the rows that say what holds now: page, then the beginning of what was wrong.
 * A point of several faults names a row for each of its kinds.
 */
export type Points = Readonly<Record<string, readonly (readonly [page: string, begins: string])[]>>;

const [rights, stress, pages] = ['rights-and-exports', 'under-stress', 'pages-and-offline'] as const;
const [screens, deeds, cycles] = ['workspace-screens', 'workspace-deeds', 'lifecycles'] as const;

export const points: Points = {
  // 1. Security and promises
  'fields that a partner reads': [[rights, 'A member of the family read nine fields']],
  'line feeds in CSV': [[rights, 'In CSV files a lone line feed']],
  'slow readers': [[stress, '400 sockets']],
  'any id where a user is named': [[rights, 'A record could be created that names a user']],
  'wrong answers under stress': [
    [stress, 'Approving many at once'],
    [stress, 'While the database restarted'],
    [stress, 'An empty list for'],
    [stress, '`Expect: anything`'],
    [stress, 'A provider of sign-in'],
  ],
  'uploads under one key': [[stress, 'Uploads took an Idempotency-Key']],
  'floods of sign-ins, loud companies': [
    [stress, 'A flood of wrong sign-ins'],
    [stress, 'One loud company'],
  ],
  'what was shown is there without a network': [[pages, 'A report made a moment before']],
  'addresses, masks, passwords, headers, demo rows': [
    [rights, '`javascript:`'],
    [rights, 'Whoever logged in as somebody'],
    [rights, 'A password could be changed'],
    [rights, '`/metrics`'],
    [rights, 'Rows of the demo'],
  ],
  // 2. Money and days
  'the same receipt twice': [['money', 'A receipt that was approved elsewhere']],
  'the currency of an open report': [['money', 'A report that changed its currency']],
  'the British audit pack': [
    ['days', 'The audit pack loaded'],
    ['days', 'The pack assumed'],
  ],
  'tax years, any twelve months': [
    ['days', 'Tax years were'],
    ['days', '"Any twelve months"'],
  ],
  'the forecast, planned days': [
    ['days', 'The forecast counted'],
    ['days', 'The earliest return'],
    ['days', 'Planned days'],
    ['days', '"Within the limit"'],
  ],
  'long-stay visas': [['days', 'Long-stay visas']],
  'exceptional and transit days': [['days', 'Exceptional and transit']],
  'minor units': [
    ['money', 'Amounts finer than their currency'],
    ['money', 'Uses of a lump sum'],
    ['money', 'The apps showed the decimals'],
  ],
  'weights, numbers of invoices, zero, offsets, formatted files, digits': [
    ['money', 'Chargeable weight'],
    ['money', 'The numbers `1-11`'],
    ['money', 'Approving 0'],
    ['days', 'A diary timestamp'],
    [rights, 'Formatted exports'],
    ['money', 'Amounts came with changing digits'],
  ],
  'rules that nothing calls': [[cycles, 'A dozen rules']],
  // 3. Lifecycles that lead somewhere
  'deeds without an effect': [
    [cycles, 'An invoice that was sent'],
    [cycles, 'An approved initiation'],
    [cycles, 'An approved scenario'],
    [cycles, 'An applied change'],
    [cycles, 'Calculation steps'],
    [cycles, 'Lines of the bank'],
    [cycles, 'Reversing took'],
    [cycles, 'Deeds without an effect'],
    [cycles, 'Of a step that begins in several states'],
  ],
  'lines of the specification': [[cycles, 'Nothing said which lines']],
  'titles of refusals': [[cycles, '"Please fill up all mandatory fields."']],
  // 4. The assignee app
  'form styles': [[pages, 'Controls had no sheet']],
  'previous assignments': [['earlier-assignments', 'Contacts, shared documents']],
  'long words, scrolling, strips, pages of the family': [
    [pages, 'A word without spaces'],
    [pages, 'The next tab'],
    [pages, 'The sheet of what can be added'],
    [pages, 'A strip of 15 px'],
    [pages, "Pages that are not the family's"],
  ],
  'the map': [
    ['map', 'Russia, Fiji'],
    ['map', 'The map of an entry'],
    ['map', 'The map was an empty box'],
    ['map', 'Towns had no names'],
    ['map', 'On a phone the map'],
  ],
  dates: [
    ['days', 'A day on which somebody'],
    ['days', 'Dates broke'],
    ['days', 'The hint of a date field'],
    ['days', '"Enter a date'],
  ],
  'where my money is': [
    ['money', 'What was approved and not paid'],
    ['money', 'After a submission'],
    ['money', 'The bank form'],
    ['money', 'The currency of a new item'],
  ],
  'the assistant': [['assistant', 'It knew a money total']],
  'French and Spanish': [
    ['assistant', 'Plain blanks'],
    ['assistant', 'Two words for one thing'],
    ['map', 'Cities stood in English'],
  ],
  'receipts, calendars, arrival, shared tasks': [
    ['receipts', 'A report that was submitted by mistake'],
    ['receipts', 'Receipts were entered one by one'],
    ['receipts', 'Amount, currency and day were typed'],
    ['receipts', 'Pictures of receipts'],
    ['calendar', 'Dates of the timeline'],
    ['calendar', 'On the day of arrival'],
    ['calendar', 'Of what had to be done'],
  ],
  'lists that come whole': [['lists', 'Currencies, countries']],
  // 5. The workspace
  'long words': [[screens, 'A word without a place to break']],
  'save ignores the click': [[screens, 'Save ignored the click']],
  'password fields, print': [
    [pages, 'Controls had no sheet'],
    [pages, 'Lists on paper'],
  ],
  'the primary button': [
    [screens, 'The filled button'],
    [screens, 'Steps were offered'],
  ],
  'amounts, columns, units, dates of lists': [
    [screens, 'Amounts were cut'],
    [screens, 'Weights, volumes'],
    [screens, 'Two columns'],
    [screens, 'The timeline opened'],
    [screens, 'The name of a payment batch'],
  ],
  'JSON, permissions, preview': [
    [screens, 'Menus and dashboards of a role'],
    [deeds, 'Permissions were set'],
    [deeds, 'Preview of a role'],
  ],
  deletion: [
    [deeds, 'Deleting had no way back'],
    [deeds, '197 persons'],
    [deeds, 'A deleted record'],
  ],
  approvals: [
    [deeds, 'The approval toast'],
    [deeds, '`a` approved'],
    [deeds, 'The duplicate flag'],
  ],
  import: [
    [deeds, 'Import said'],
    [deeds, '"Finished'],
    [deeds, 'Repeated e-mails'],
    [deeds, 'Repair drew'],
  ],
  'landing pages and menus': [
    [deeds, 'The vendor'],
    [deeds, 'Payroll landed'],
    [deeds, 'Lines and technical tables'],
    [deeds, 'Case Search'],
    [pages, 'A strip of 15 px'],
  ],
  'one system for dates, colours, words, currencies, choices': [
    ['days', 'Pages wrote months'],
    [screens, 'The same state had several colours'],
    [cycles, 'History said'],
    ['money', 'Currencies stood'],
    [deeds, 'Languages (of a person'],
    [rights, 'Text over the limit'],
    [cycles, 'An amount with its currency'],
    [screens, 'An address without a company'],
    [screens, 'A call stood'],
  ],
  'erasure, undo of imports, empty lists, the demo': [
    [deeds, 'Erasure could be started'],
    [deeds, '"Finished'],
    [screens, 'A pick list'],
    [deeds, 'Demo shipments'],
  ],
  // 6. Done when
  'figures held against others': [
    ['days', 'Counts were only compared'],
    ['money', 'Figures were only held'],
    ['money', 'Drawing down a lump sum'],
    ['money', 'Drawing down a benefit'],
  ],
};
