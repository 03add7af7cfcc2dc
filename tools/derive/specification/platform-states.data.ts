import type { SpecificationLines } from './line.ts';

const journeys = 'tests/journeys';
const model = 'packages/model/src';
const server = 'apps/server/src/modules';

export const platformStates: SpecificationLines = {
  'Platform, section 4: states and transitions': {
    'Expense: approved, rejected, delegated, escalated, on hold; unapproved': [
      `test ${server}/expenses/money-chain.db.test.ts: approves a part, rejects with a reason, and the report is settled with what was approved`,
      `test ${server}/expenses/money-chain.db.test.ts: decides only what waits for them; a delegate can then decide`,
      `test ${server}/expenses/money-chain.db.test.ts: escalates to the next in the group`,
      `test ${journeys}/decisions.test.ts: an approver puts an item on hold, takes it up again and delegates it; the assignee sees with whom it is`,
    ],
    'Exceptions are sent for approval, decided and undone; flex is undone': [
      `test ${server}/terms/terms.db.test.ts: an exception has its effect on the budget, is decided by somebody else, and can be undone`,
      `test ${server}/terms/terms.db.test.ts: EX-13c: up to 4,590.00 it is automatic, above it is asked first, then an exception`,
      'comes with work: delegation of exceptions',
    ],
    'Expense report edit: the original is cancelled, a duplicate is made': [
      `test ${server}/expenses/money-chain.db.test.ts: edits a submitted report as a linked copy; the original is cancelled`,
    ],
    'Expense payment: the reference is generated': [
      `test ${server}/expenses/money-chain.db.test.ts: builds, releases with four eyes and marks paid; the assignee sees reference and account ending`,
    ],
    'Case approval: approved, rejected or delegated': [
      `test ${server}/policies/settings.db.test.ts: an initiation is handed in with a service and decided by somebody else`,
      `test ${server}/cases/case-deeds.db.test.ts: becomes an assignment with its person, file, route and services, once`,
      `test ${server}/initiations/decide.db.test.ts: steps of one sequence are decided side by side, later ones wait, and the last approves the request`,
      'comes with work: delegation of requests',
    ],
    'Case progression: blocked and unblocked': [
      `test ${server}/cases/block-case.db.test.ts: blocking asks why, and makes the block with its author in the same step`,
      `test ${server}/cases/block-case.db.test.ts: unblocking asks how it was settled, and stamps the block`,
    ],
    'Case calculation steps: pending, in progress, completed': [
      `test ${server}/cases/case-deeds.db.test.ts: a step of a calculation is not ticked by hand`,
      'comes with computing: runs',
    ],
    'Company activation steps, from starting to completed': [
      `test ${server}/organisation/activation.db.test.ts: goes through its eight steps to a tenant of its own`,
      `test ${server}/organisation/activation.db.test.ts: tells every step in its log, with what it wrote`,
    ],
    'Shipment: booked, lost, cancelled; variants become inaccessible; cancelling is irreversible': [
      `test ${server}/moves/variants.db.test.ts: booking a variant closes the others for good, and hides them from who only carries out`,
      `test ${server}/moves/variants.db.test.ts: losing the primary closes all; why is kept`,
      `test ${server}/moves/variants.db.test.ts: cancelling the primary cancels its variants, a variant only itself; nothing brings them back`,
    ],
    'Rate request: five states, rollback allowed or denied': [
      `test ${server}/moves/variants.db.test.ts: goes through its five states, wants what each needs, and rolls back while it may`,
    ],
    'Invoice: proforma cancelled; invoices sent, cancelled, approved': [
      `test ${server}/finance/books.db.test.ts: follows its lines, and gets its number when it is approved`,
      `test ${server}/finance/settlement.db.test.ts: is paid by receipts in the ledger, a part first, and is PAID with the last of it`,
    ],
    'Credit notes: not approved when fully credited or with an undefined line': [
      `test ${server}/finance/books.db.test.ts: is not approved without lines, or with a line that names none of the invoice`,
      `test ${server}/finance/books.db.test.ts: takes back what was invoiced and no more, in all notes together`,
    ],
    'Check-out deposit recovery: six outcomes': [
      `test ${server}/property/renew.db.test.ts: a deposit is called what its amounts say, and nothing else`,
      `test ${model}/property/deposit.rules.test.ts: all of it back at a cost of 300 is recovered with loss`,
    ],
    'Lease renewal archives the current contract': [
      `test ${server}/property/renew.db.test.ts: renewing writes the contract that follows, in force from the day after, and archives the current one`,
    ],
    'Scenario: saving locks home and host; saved before approval': [
      `test ${server}/policies/settings.db.test.ts: a saved scenario keeps its places, is approved only then, and its assignment tells so`,
      `test ${server}/cases/case-deeds.db.test.ts: an approved scenario is adopted by a change of its assignment, which sets the others aside`,
    ],
    'Required documents: review, no edits once submitted; a download is confirmed as read': [
      `test ${server}/documents/case-documents.db.test.ts: is locked while it is reviewed, then approved`,
      `test ${server}/documents/case-documents.db.test.ts: to read is confirmed once`,
    ],
    'Case workflow entries can be locked, which stops edits': [
      `test ${server}/policies/settings.db.test.ts: a locked step goes nowhere until it is unlocked`,
    ],
    'Other statuses as labels (Not Initiated … Purge Complete)': [
      'test tests/laws/specification-words.test.ts: each have a place, and every place exists',
    ],
    'Mark complete or incomplete, activate or deactivate': [
      `test ${server}/policies/settings.db.test.ts: a locked step goes nowhere until it is unlocked`,
      `test ${server}/views/bulk.db.test.ts: switches records off and on, and deletes them`,
    ],
    'Delegate all, retrieve delegated tasks': ['comes with work: my work'],
    Clone: ['comes with work: versions of templates'],
    'Batch status values from the data options of expense batches': [
      `test ${server}/demo/demo.test.ts: uses codes of the pick lists only`,
    ],
  },
};
