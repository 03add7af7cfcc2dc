import { defineRefusals } from '@homeport/grammar';

/** What can be refused about exports and imports, and what can be wrong with a cell. */
export const exchangeRefusals = defineRefusals('exchange', {
  unknownEntity: { kind: 'notFound', text: 'There is nothing of this name.' },
  notFound: { kind: 'notFound', text: 'This import does not exist any more. Upload the file again.' },
  notExportable: { kind: 'notAllowed', text: 'You do not have permission to export this list.' },
  notImportable: { kind: 'notAllowed', text: 'You do not have permission to import here.' },
  needsProof: {
    kind: 'notAllowed',
    text: 'These records cannot be imported: each change needs a fresh sign-in. Please add them one by one.',
  },
  unknownColumn: { kind: 'badRequest', text: 'There is no column {name}.' },
  tooManyRows: { kind: 'invalid', text: 'This list has more than {max} rows. Start the export as a job.' },
  wrongFile: { kind: 'wrongType', text: 'Import files must be CSV or XLSX.' },
  unreadable: { kind: 'invalid', text: 'This file cannot be read as a table.' },
  noRows: { kind: 'invalid', text: 'This file has no rows below its header.' },
  tooManyColumns: { kind: 'invalid', text: 'This file has more than {max} columns.' },
  tooManyImportRows: { kind: 'invalid', text: 'This file has more than {max} rows.' },
  columnTwice: { kind: 'invalid', text: 'Two columns are matched to {label}.' },
  requiredColumn: { kind: 'invalid', text: 'Please complete {label}' },
  problemAt: { kind: 'invalid', text: 'Row {row}, {label}: {problem}' },
  problemInRow: { kind: 'invalid', text: 'Row {row}: {problem}' },
  expectedDate: { kind: 'invalid', text: 'expected {format}, found {found}' },
  noSuchRecord: { kind: 'invalid', text: 'nothing is called {found}' },
  severalRecords: { kind: 'invalid', text: 'several are called {found}; use the id' },
  tooManyCells: { kind: 'invalid', text: 'more cells than the header has columns' },
  cellTooLong: { kind: 'invalid', text: 'more than {max} characters' },
  existsAlready: { kind: 'invalid', text: 'exists already and was left out' },
  doesNotExist: { kind: 'invalid', text: 'does not exist and was left out' },
  sameAsRow: { kind: 'invalid', text: 'the same as in row {other}; the later row wins' },
  onlyTried: { kind: 'conflict', text: 'This was only a trial; nothing was kept.' },
  masked: { kind: 'invalid', text: 'masked value left unchanged' },
});
