import { Exact } from '@homeport/grammar';
import { isPaymentId, isReadable, toPaymentText } from './transliterate.rules.ts';

/** Postal address of a payer or payee; `country` is ISO 3166 alpha-2. */
export interface PartyAddress {
  readonly address1?: string | null;
  readonly address2?: string | null;
  readonly town?: string | null;
  readonly postcode?: string | null;
  readonly state?: string | null;
  readonly country?: string | null;
}

/** An account at a bank: IBAN or national number, and the bank by SWIFT code, by clearing number, or both. */
export interface FileAccount {
  readonly iban?: string | null;
  readonly accountNumber?: string | null;
  readonly swiftCode?: string | null;
  readonly clearing?: { readonly system: string; readonly memberId: string } | null;
  readonly bankName?: string | null;
  /** Said where transfers of the country need it. */
  readonly kind?: 'CHECKING' | 'SAVINGS' | null;
}

/** One credit transfer. `amount` is an exact decimal in the currency of its batch. */
export interface Transfer {
  /** Travels unchanged to the payee's bank, at most 35 characters, unique in the file. */
  readonly endToEndId: string;
  readonly amount: string;
  readonly payee: { readonly name: string; readonly address?: PartyAddress | null };
  readonly account: FileAccount;
  /** Free text for the payee; the structured reference goes instead of it when both are given. */
  readonly remittance?: string | null;
  /** ISO 11649 creditor reference. */
  readonly creditorReference?: string | null;
}

/** Transfers of one currency from one account on one day. */
export interface FileBatch {
  readonly id: string;
  readonly currency: string;
  /** When the bank shall execute it, yyyy-MM-dd. */
  readonly executionDate: string;
  readonly debtor: { readonly name: string; readonly address?: PartyAddress | null };
  readonly debtorAccount: FileAccount;
  /** SLEV as agreed (the only one in SEPA), SHAR shared, DEBT payer, CRED payee. */
  readonly chargeBearer: 'SLEV' | 'SHAR' | 'DEBT' | 'CRED';
  /** A SEPA credit transfer: euro, IBAN on both sides, SLEV. */
  readonly isSepa: boolean;
  readonly transfers: readonly Transfer[];
}

/** A payment file before it is written. `createdAt` is an ISO instant. */
export interface PaymentFile {
  readonly messageId: string;
  readonly createdAt: string;
  readonly initiator: { readonly name: string; readonly id?: string | null };
  readonly batches: readonly FileBatch[];
}

/** Why a payment file may not be written. All block: half a file is worse than none. `params.id` names the place. */
export interface FileFinding {
  readonly code:
    | 'payments.noTransfers'
    | 'payments.invalidId'
    | 'payments.duplicateId'
    | 'payments.amountNotPositive'
    | 'payments.amountTooPrecise'
    | 'payments.noAccount'
    | 'payments.noBank'
    | 'payments.nameNotReadable'
    | 'payments.notSepa';
  readonly severity: 'block';
  readonly params: Readonly<Record<string, string>>;
}

/** Count and sum of transfers as the file's headers carry them; the sum has the decimals of the most precise amount. */
export function controlTotals(transfers: readonly Transfer[]): { count: number; sum: string } {
  const places = Math.max(0, ...transfers.map((transfer) => transfer.amount.split('.')[1]?.length ?? 0));
  const sum = transfers.reduce((total, transfer) => total.plus(transfer.amount), new Exact(0));
  return { count: transfers.length, sum: sum.toFixed(places) };
}

/** Checks a payment file before it is written; every finding is returned, none means that a bank can read it. */
export function checkPaymentFile(file: PaymentFile, decimalsOf: (currency: string) => number): FileFinding[] {
  const findings: FileFinding[] = [];
  const add = (code: FileFinding['code'], id: string) => findings.push({ code, severity: 'block', params: { id } });
  const transfers = file.batches.flatMap((batch) => batch.transfers);
  if (transfers.length === 0) add('payments.noTransfers', file.messageId);
  const ids = [file.messageId, ...file.batches.map((batch) => batch.id), ...transfers.map((one) => one.endToEndId)];
  for (const id of ids) if (!isPaymentId(id)) add('payments.invalidId', id);
  for (const id of repeated(file.batches.map((batch) => batch.id))) add('payments.duplicateId', id);
  for (const id of repeated(transfers.map((transfer) => transfer.endToEndId))) add('payments.duplicateId', id);
  if (!isReadable(toPaymentText(file.initiator.name, 140))) add('payments.nameNotReadable', file.messageId);
  for (const batch of file.batches) {
    if (batch.transfers.length === 0 && transfers.length > 0) add('payments.noTransfers', batch.id);
    checkParty(batch.debtor.name, batch.debtorAccount, batch.id, add);
    for (const transfer of batch.transfers) checkTransfer(transfer, batch, decimalsOf(batch.currency), add);
  }
  return findings;
}

type Add = (code: FileFinding['code'], id: string) => void;

function checkTransfer(transfer: Transfer, batch: FileBatch, decimals: number, add: Add): void {
  const { endToEndId: id, account, amount } = transfer;
  const exact = new Exact(amount);
  if (!exact.greaterThan(0)) add('payments.amountNotPositive', id);
  else if (exact.decimalPlaces() > decimals) add('payments.amountTooPrecise', id);
  checkParty(transfer.payee.name, account, id, add);
  if (!batch.isSepa) return;
  const isSepa = batch.currency === 'EUR' && batch.chargeBearer === 'SLEV' && account.iban && batch.debtorAccount.iban;
  if (!isSepa) add('payments.notSepa', id);
}

function checkParty(name: string, account: FileAccount, id: string, add: Add): void {
  if (!isReadable(toPaymentText(name, 140))) add('payments.nameNotReadable', id);
  if (!account.iban && !account.accountNumber) add('payments.noAccount', id);
  else if (!account.iban && !account.swiftCode && !account.clearing) add('payments.noBank', id);
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
