import type { Module } from '@homeport/engine';
import { billableHandler, overviewHandler, reviewHandler } from './bill-routes.ts';
import { loadCreditNoteFacts, loadInvoiceFacts, loadVendorInvoiceFacts } from './document-facts.ts';
import {
  loadActualCostFacts,
  loadBankLineFacts,
  loadCaseAccountingFacts,
  loadClientAccountEntryFacts,
  loadClientAccountFacts,
  loadReconciliationFacts,
  loadStatementFacts,
  loadTransactionFacts,
} from './ledger-facts.ts';
import { loadCreditNoteLineFacts, loadInvoiceLineFacts, loadVendorInvoiceLineFacts } from './line-facts.ts';
import { postBillHandler } from './post-bill.ts';
import { settlementHandlers } from './settle-documents.ts';

/** The books: what their rules look at. */
export const financeModule: Module = {
  name: 'finance',
  facts: [
    loadInvoiceFacts,
    loadInvoiceLineFacts,
    loadCreditNoteFacts,
    loadCreditNoteLineFacts,
    loadVendorInvoiceFacts,
    loadVendorInvoiceLineFacts,
    loadTransactionFacts,
    loadActualCostFacts,
    loadStatementFacts,
    loadReconciliationFacts,
    loadBankLineFacts,
    loadClientAccountFacts,
    loadClientAccountEntryFacts,
    loadCaseAccountingFacts,
  ],
  actions: [...settlementHandlers, postBillHandler],
  routes: [billableHandler, overviewHandler, reviewHandler],
};
