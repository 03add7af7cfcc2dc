// Written by `npm run derive`: the door of the domain, what others take of it.
export { type CompanyAccount, companyAccount } from './company-account.entity.ts';
export { type ExpensePayment, expensePayment } from './expense-payment.entity.ts';
export { type GroupingOptions, type LeftOut, type PaymentCandidate, type PaymentGroup, groupForPayment } from './grouping.rules.ts';
export { type WrittenFile, writePain001 } from './pain001.rules.ts';
export { type PaymentBatch, paymentBatch } from './payment-batch.entity.ts';
export type { FileAccount, FileBatch, FileFinding, PartyAddress, PaymentFile, Transfer } from './payment-file.rules.ts';
export { paymentTable } from './payment-rows.rules.ts';
export { paymentTotal } from './payment-total.rules.ts';
export { buildPayments, cancelBatch, failPayment, markBatchPaid, releaseBatches } from './payments.actions.ts';
export { paymentPaid, paymentSent } from './payments.events.ts';
export { paymentRefusals } from './payments.refusals.ts';
export { type MoneyOnItsWay, type Payable, type PayableGroup, type PaymentsToBuild, moneyOnItsWay, paymentsToBuild } from './payments.routes.ts';
export { type ReferenceParts, paymentReference } from './reference.rules.ts';
export { type MoneyDays, expectedDay, usualDays } from './usual-days.rules.ts';
