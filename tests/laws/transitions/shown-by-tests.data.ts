/**
 * Steps that want a story before them, each with the test that tells it: the file and the name of the test, which asserts what
 * is different afterwards. The law holds that file and test are there and that the test does the step.
 */
export const shownByTests: Readonly<Record<string, readonly [file: string, test: string]>> = {
  'benefitException.status.undo': [
    'apps/server/src/modules/terms/terms.db.test.ts',
    'an exception has its effect on the budget, is decided by somebody else, and can be undone',
  ],
  'benefitException.status.withdraw': [
    'apps/server/src/modules/terms/terms.db.test.ts',
    'one that is not wanted any more is withdrawn by whoever asked for it, and by nobody else',
  ],
  'changeOfCircumstance.status.lookAgain': [
    'apps/server/src/modules/changes/changes.db.test.ts',
    'is not applied over what somebody else changed meanwhile: the case manager hears of it',
  ],
  'changeOfCircumstance.status.withdraw': [
    'apps/server/src/modules/changes/changes.db.test.ts',
    'does not ask for pay, nor for anybody else, and takes back what is not decided',
  ],
  'initiation.status.takeBack': [
    'apps/server/src/modules/initiations/own-request.db.test.ts',
    'whoever asked takes a request back or withdraws it; of somebody else’s the team sends it back or closes it',
  ],
  'initiation.status.withdraw': [
    'apps/server/src/modules/initiations/own-request.db.test.ts',
    'whoever asked takes a request back or withdraws it; of somebody else’s the team sends it back or closes it',
  ],
  'paybackAgreement.status.deduct': [
    'apps/server/src/modules/payroll/payback.db.test.ts',
    'makes what is due of that day fall due, with whoever has to know; payroll deducts it, and somebody else approves',
  ],
  'taxSettlement.status.settle': [
    'apps/server/src/modules/payroll/instruction.db.test.ts',
    'the taxes of a year are settled by an instruction of what the person owes, which whoever may not see pay does not read',
  ],
  'scenario.status.approve': [
    'apps/server/src/modules/cases/case-deeds.db.test.ts',
    'an approved scenario is adopted by a change of its assignment, which sets the others aside',
  ],
  'document.status.publish': [
    'apps/server/src/modules/library/library.db.test.ts',
    'is answered by the calls of the specification to those it was published for, and to nobody else',
  ],
  'requiredDocument.status.submit': [
    'apps/server/src/modules/documents/case-documents.db.test.ts',
    'is locked while it is reviewed, then approved',
  ],
  'requiredDocument.status.confirm': [
    'apps/server/src/modules/documents/case-documents.db.test.ts',
    'to read is confirmed once',
  ],
  'caseExpenseBatch.status.submit': [
    'apps/server/src/modules/expenses/money-chain.db.test.ts',
    'sees where the money is, and cannot change what was handed in',
  ],
  'costEstimate.status.submit': [
    'apps/server/src/modules/costing/costing.db.test.ts',
    'stays as it was approved, whatever changes afterwards, and is replaced by the next one',
  ],
  'caseExpenseBatch.status.takeBack': [
    'apps/server/src/modules/expenses/take-back.db.test.ts',
    'is open again with its items, and those who were asked have nothing to decide any more',
  ],
  'caseExpense.approvalStatus.delegate': [
    'apps/server/src/modules/expenses/money-chain.db.test.ts',
    'decides only what waits for them; a delegate can then decide',
  ],
  'caseExpense.approvalStatus.escalate': [
    'apps/server/src/modules/expenses/money-chain.db.test.ts',
    'escalates to the next in the group',
  ],
  'creditNote.status.approve': [
    'apps/server/src/modules/finance/books.db.test.ts',
    'takes back what was invoiced and no more, in all notes together',
  ],
  'invoice.status.issue': [
    'apps/server/src/modules/finance/books.db.test.ts',
    'follows its lines, and gets its number when it is approved',
  ],
  'invoice.status.approve': [
    'apps/server/src/modules/finance/books.db.test.ts',
    'follows its lines, and gets its number when it is approved',
  ],
  'vendorInvoice.status.submit': [
    'apps/server/src/modules/finance/books.db.test.ts',
    'over its quote is held until a lead lets it through; the same number twice is refused',
  ],
  'vendorInvoice.status.reply': [
    'apps/server/src/modules/finance/post-bill.db.test.ts',
    'finance asks, the vendor answers; a rejection says why',
  ],
  'rateRequest.status.submitQuote': [
    'apps/server/src/modules/moves/variants.db.test.ts',
    'goes through its five states, wants what each needs, and rolls back while it may',
  ],
  'rateRequest.status.confirmQuotes': [
    'apps/server/src/modules/moves/variants.db.test.ts',
    'goes through its five states, wants what each needs, and rolls back while it may',
  ],
  'rateRequest.status.enterRates': [
    'apps/server/src/modules/moves/variants.db.test.ts',
    'goes through its five states, wants what each needs, and rolls back while it may',
  ],
  'companyActivation.status.start': [
    'apps/server/src/modules/organisation/activation.db.test.ts',
    'goes through its eight steps to a tenant of its own',
  ],
  'companyActivation.status.tryAgain': [
    'apps/server/src/modules/organisation/activation.db.test.ts',
    'into a data centre that this installation does not reach; it can be corrected and tried again',
  ],
  'initiationRule.status.activate': [
    'apps/server/src/modules/policies/settings.db.test.ts',
    'a rule is put into force with a step sequenced at 1, and keeps its steps then',
  ],
  'workflow.status.publish': [
    'apps/server/src/modules/policies/settings.db.test.ts',
    'a workflow without a step is not published; a published one is not changed',
  ],
  // Of a batch without payments only who marked it is written down.
  'paymentBatch.status.markPaid': [
    'apps/server/src/modules/expenses/money-chain.db.test.ts',
    'builds, releases with four eyes and marks paid; the assignee sees reference and account ending',
  ],
};
