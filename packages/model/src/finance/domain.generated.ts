// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { bankReconciliationLine } from './bank-reconciliation-line.entity.ts';
import { bankReconciliationLineRules } from './bank-reconciliation-line.rules.ts';
import { bankReconciliation } from './bank-reconciliation.entity.ts';
import { caseAccounting } from './case-accounting.entity.ts';
import { caseActualCost } from './case-actual-cost.entity.ts';
import { caseActualCostRules } from './case-actual-cost.rules.ts';
import { chargeProfile } from './charge-profile.entity.ts';
import { charge } from './charge.entity.ts';
import { clientAccountEntry } from './client-account-entry.entity.ts';
import { clientAccount } from './client-account.entity.ts';
import { costProfile } from './cost-profile.entity.ts';
import { creditNoteLine } from './credit-note-line.entity.ts';
import { creditNoteLineRules } from './credit-note-line.rules.ts';
import { creditNote } from './credit-note.entity.ts';
import { creditNoteRules } from './credit-note.rules.ts';
import { financeProfile } from './finance-profile.entity.ts';
import { postTransaction, postVendorInvoice, recordPayment, recordReceipt, reverseTransaction } from './finance.actions.ts';
import { actualCostsCard, invoiceStatesCard, invoicesOfClientCard, invoicesOverdueCard, vendorInvoicesDueCard, vendorInvoicesInReviewCard, vendorInvoicesOverdueCard } from './finance.cards.ts';
import { financeRefusals } from './finance.refusals.ts';
import { billableServices, reviewBill, vendorOverview } from './finance.routes.ts';
import { billing, invoiceReview } from './finance.screens.ts';
import { financialCode } from './financial-code.entity.ts';
import { financialEntity } from './financial-entity.entity.ts';
import { financialPeriod } from './financial-period.entity.ts';
import { financialTransaction } from './financial-transaction.entity.ts';
import { invoiceGroup } from './invoice-group.entity.ts';
import { invoiceLine } from './invoice-line.entity.ts';
import { invoiceLineRules, vendorInvoiceLineRules } from './invoice-line.rules.ts';
import { invoice } from './invoice.entity.ts';
import { invoiceRules } from './invoice.rules.ts';
import { bankReconciliationRules, caseAccountingRules, clientAccountEntryRules, clientAccountRules, financialTransactionRules, statementRules } from './ledger.rules.ts';
import { pricingMatrixRules, serviceFeeRules, taxTableBandRules } from './prices.rules.ts';
import { pricingMatrix } from './pricing-matrix.entity.ts';
import { recurringCost } from './recurring-cost.entity.ts';
import { serviceFee } from './service-fee.entity.ts';
import { statement } from './statement.entity.ts';
import { taxTableBand } from './tax-table-band.entity.ts';
import { taxTable } from './tax-table.entity.ts';
import { vendorInvoiceLine } from './vendor-invoice-line.entity.ts';
import { vendorInvoice } from './vendor-invoice.entity.ts';
import { vendorInvoiceRules } from './vendor-invoice.rules.ts';

export const domain: Domain = {
  name: 'finance',
  entities: [bankReconciliationLine, bankReconciliation, caseAccounting, caseActualCost, chargeProfile, charge, clientAccountEntry, clientAccount, costProfile, creditNoteLine, creditNote, financeProfile, financialCode, financialEntity, financialPeriod, financialTransaction, invoiceGroup, invoiceLine, invoice, pricingMatrix, recurringCost, serviceFee, statement, taxTableBand, taxTable, vendorInvoiceLine, vendorInvoice],
  actions: [postTransaction, postVendorInvoice, recordPayment, recordReceipt, reverseTransaction],
  routes: [billableServices, reviewBill, vendorOverview],
  events: [],
  refusals: [financeRefusals],
  rules: [bankReconciliationLineRules, caseActualCostRules, creditNoteLineRules, creditNoteRules, invoiceLineRules, vendorInvoiceLineRules, invoiceRules, bankReconciliationRules, caseAccountingRules, clientAccountEntryRules, clientAccountRules, financialTransactionRules, statementRules, pricingMatrixRules, serviceFeeRules, taxTableBandRules, vendorInvoiceRules],
  screens: [billing, invoiceReview],
  cards: [actualCostsCard, invoiceStatesCard, invoicesOfClientCard, invoicesOverdueCard, vendorInvoicesDueCard, vendorInvoicesInReviewCard, vendorInvoicesOverdueCard],
};
