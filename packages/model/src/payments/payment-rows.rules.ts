import { Exact } from '@homeport/grammar';
import type { PaymentFile } from './payment-file.rules.ts';

/** Columns of the payment list, as codes; the writer of the file translates them into headings. */
export const PAYMENT_COLUMNS = [
  'batch',
  'executionDate',
  'reference',
  'payee',
  'country',
  'bank',
  'iban',
  'accountNumber',
  'swiftCode',
  'clearingSystem',
  'clearingMember',
  'currency',
  'amount',
  'remittance',
] as const;
export type PaymentColumn = (typeof PAYMENT_COLUMNS)[number];

/**
 * The transfers of a payment file as rows for CSV or a sheet, one per transfer in the order of the file; amounts with
 * the decimals of their currency, everything else as text, empty where there is nothing. Quoting, and protection
 * against cells that would become formulas, are the business of whoever writes the file.
 */
export function paymentRows(
  file: PaymentFile,
  decimalsOf: (currency: string) => number,
): Readonly<Record<PaymentColumn, string>>[] {
  return file.batches.flatMap((batch) =>
    batch.transfers.map((transfer) => ({
      batch: batch.id,
      executionDate: batch.executionDate,
      reference: transfer.endToEndId,
      payee: transfer.payee.name,
      country: transfer.payee.address?.country ?? '',
      bank: transfer.account.bankName ?? '',
      iban: transfer.account.iban ?? '',
      accountNumber: transfer.account.accountNumber ?? '',
      swiftCode: transfer.account.swiftCode ?? '',
      clearingSystem: transfer.account.clearing?.system ?? '',
      clearingMember: transfer.account.clearing?.memberId ?? '',
      currency: batch.currency,
      amount: new Exact(transfer.amount).toFixed(decimalsOf(batch.currency)),
      remittance: transfer.creditorReference ?? transfer.remittance ?? '',
    })),
  );
}

/** The same as lines of a table, the codes of its columns first. */
export const paymentTable = (file: PaymentFile, decimalsOf: (currency: string) => number): (readonly string[])[] => [
  PAYMENT_COLUMNS,
  ...paymentRows(file, decimalsOf).map((row) => PAYMENT_COLUMNS.map((column) => row[column])),
];
