import { createHash } from 'node:crypto';
import { csvText } from '@homeport/engine/exchange';
import { newFileKey } from '@homeport/engine/files';
import { Exact } from '@homeport/grammar';
import { clearingOf, isInSepa } from '@homeport/model/banking';
import { attachment } from '@homeport/model/documents';
import { caseExpenseBatch, decimalsOf } from '@homeport/model/expenses';
import {
  companyAccount,
  expensePayment,
  type FileBatch,
  type PaymentFile,
  paymentBatch,
  paymentReference,
  paymentTable,
  writePain001,
} from '@homeport/model/payments';
import { type DemoAccount, demoAccount } from './bank-accounts.ts';
import { demoId } from './chance.ts';
import { withSalary } from './expenses.data.ts';
import type { Payment } from './generated-reports.ts';
import type { OwnAccount } from './people.ts';
import type { FiledReport } from './reports.ts';
import { userId, type World } from './world.ts';

/** Reports of one person that go to one account on one day. */
export interface PaymentRun {
  readonly reports: readonly FiledReport[];
  readonly account: OwnAccount;
  readonly when: Extract<Payment, { by: 'transfer' }>;
}
type Transfer = PaymentRun['when'];

/** Last numbers of references, by kind; the product goes on from there. */
export interface Numbers {
  'payment-batch': number;
  'expense-payment': number;
  'payment-file': number;
}

/** A company account as it will be stored. */
export interface PayingAccount extends Omit<DemoAccount, 'bank'> {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** The paying company's account in each currency; the main one has the company's published IBAN. */
export function payingAccounts({ tenant }: World, currencies: readonly string[]): PayingAccount[] {
  const { payer } = tenant;
  return [...new Set([payer.currency, ...currencies])].map((currency, n) => {
    const own = demoAccount(payer.country, 7_100_000 + tenant.name.length * 1000 + n);
    const main = n === 0 ? { iban: payer.iban, accountNumber: payer.iban.slice(-10) } : {};
    const { bank: _, ...parts } = own;
    const id = demoId(tenant.code, companyAccount.name, currency);
    return {
      ...parts,
      ...main,
      id,
      code: `${currency}-01`,
      name: payer.name,
      accountCountry: payer.country,
      currency,
      swiftCode: payer.bic,
    };
  });
}

const clerk = ({ tenant }: World): string => userId(tenant.managed ? 'finance.clerk' : 'other.admin');
const lead = ({ tenant }: World): string => userId(tenant.managed ? 'finance.lead' : 'other.approver');
const payrollClerks: Readonly<Record<string, string>> = { CASTELLANE: 'payroll.clerk', HALDEN: 'halden.payroll' };

/** Reports that came with the salary: no payment of their own. */
export function paidWithSalary(world: World, { id }: FiledReport, paid: number): void {
  const by = payrollClerks[world.tenant.code] ? userId(payrollClerks[world.tenant.code] ?? '') : clerk(world);
  const note = withSalary[world.words];
  const move = (day: number, deed: string, set: Record<string, unknown>): void =>
    world.happened(caseExpenseBatch, id, { deed, at: world.clock.at(day, 11, 30), by, set, note });
  move(paid - 3, 'addToPayment', { status: 'IN_PAYMENT' });
  move(paid, 'pay', { status: 'PAID', payDate: world.clock.day(paid) });
}

/** One batch with a payment for each report, as far as it has come: built, sent to the bank, paid. */
export function addRun(world: World, run: PaymentRun, payers: readonly PayingAccount[], numbers: Numbers): void {
  const { clock } = world;
  const { account, when, reports } = run;
  const payer = payers.find((p) => p.currency === account.currency);
  if (!payer) throw new Error(`${world.tenant.code} has no account in ${account.currency}`);
  const by = clerk(world);
  const executionDate = clock.day(when.paid ?? when.built + 3);
  const sequence = ++numbers['payment-batch'];
  const batch = demoId(world.tenant.code, 'batch', sequence);
  const reference = paymentReference({ prefix: 'PB', date: executionDate, sequence });
  const total = reports
    .reduce((sum, report) => sum.plus(report.approved), new Exact(0))
    .toFixed(decimalsOf(account.currency));
  world.add(paymentBatch, batch, {
    at: clock.at(when.built, 10),
    by,
    set: {
      reference,
      currency: account.currency,
      total,
      numberOfPayments: reports.length,
      executionDate,
      payee: account.holder.person,
      bankAccount: account.id,
      accountEnding: account.ending,
      debtorName: payer.name,
      companyAccount: payer.id,
      accountVersion: 1,
    },
  });
  const references = reports.map((report) =>
    addPayment(world, report, { batch, account, when, executionDate, numbers }),
  );
  if (when.released === undefined) return;
  const releasedAt = clock.at(when.released, 16);
  const file = fileBatch(
    reference,
    executionDate,
    account,
    payer,
    reports.map((r, n) => ({ id: references[n] ?? '', amount: r.approved })),
  );
  const kept = addPaymentFile(world, file, releasedAt, numbers);
  const releasedBy = lead(world);
  world.happened(paymentBatch, batch, {
    deed: 'release',
    at: releasedAt,
    by: releasedBy,
    set: { status: 'RELEASED', releasedBy, releasedAt, ...kept },
  });
  if (when.paid !== undefined) {
    world.happened(paymentBatch, batch, {
      deed: 'markPaid',
      at: clock.at(when.paid, 9),
      by,
      set: { status: 'PAID', paidBy: by },
    });
  }
}

interface PaymentOf {
  readonly batch: string;
  readonly account: OwnAccount;
  readonly when: Transfer;
  readonly executionDate: string;
  readonly numbers: Numbers;
}

/** The payment of one report; answers its reference. */
function addPayment(
  world: World,
  report: FiledReport,
  { batch, account, when, executionDate, numbers }: PaymentOf,
): string {
  const { clock } = world;
  const by = clerk(world);
  const id = demoId(world.tenant.code, 'payment', report.id);
  const built = clock.at(when.built, 10, 1);
  const reference = paymentReference({ prefix: 'EXP', date: executionDate, sequence: ++numbers['expense-payment'] });
  world.add(expensePayment, id, {
    at: built,
    by,
    set: {
      paymentReference: reference,
      payee: account.holder.person,
      bankAccount: account.id,
      accountEnding: account.ending,
      amountRequested: report.approved,
      currency: account.currency,
      caseExpenseBatch: report.id,
      paymentBatch: batch,
    },
  });
  world.happened(caseExpenseBatch, report.id, {
    deed: 'addToPayment',
    at: built,
    by,
    set: { status: 'IN_PAYMENT', expensePayment: id },
  });
  if (when.released !== undefined) {
    const at = clock.at(when.released, 16);
    world.happened(expensePayment, id, { deed: 'send', at, by: lead(world), set: { status: 'SENT', releasedAt: at } });
  }
  if (when.paid !== undefined) {
    const at = clock.at(when.paid, 9);
    world.happened(expensePayment, id, {
      deed: 'pay',
      at,
      by,
      set: { status: 'PAID', paidDate: clock.day(when.paid) },
    });
    world.happened(caseExpenseBatch, report.id, {
      deed: 'pay',
      at,
      by,
      set: { status: 'PAID', payDate: clock.day(when.paid) },
    });
  }
  return reference;
}

function fileBatch(
  id: string,
  executionDate: string,
  payee: OwnAccount,
  payer: PayingAccount,
  payments: readonly { id: string; amount: string }[],
): FileBatch {
  const isSepa =
    payee.currency === 'EUR' &&
    Boolean(payee.iban && payer.iban) &&
    isInSepa(payee.accountCountry) &&
    isInSepa(payer.accountCountry);
  const name = `${payee.holder.firstName} ${payee.holder.lastName}`;
  return {
    id,
    currency: payee.currency,
    executionDate,
    debtor: { name: payer.name, address: { country: payer.accountCountry } },
    debtorAccount: { iban: payer.iban, accountNumber: payer.accountNumber, swiftCode: payer.swiftCode },
    chargeBearer: isSepa ? 'SLEV' : 'SHAR',
    isSepa,
    transfers: payments.map((payment) => ({
      endToEndId: payment.id,
      amount: payment.amount,
      payee: { name, address: { country: payee.accountCountry } },
      account: {
        iban: payee.iban,
        accountNumber: payee.iban ? null : payee.accountNumber,
        swiftCode: payee.swiftCode,
        clearing: clearingOf(payee) ?? null,
        bankName: payee.bank,
      },
      remittance: payment.id,
    })),
  };
}

/** The bank's file and the list for people, as the release of a batch stores them. */
function addPaymentFile(
  world: World,
  batch: FileBatch,
  at: string,
  numbers: Numbers,
): { paymentFile: string; paymentList: string } {
  const sequence = ++numbers['payment-file'];
  const messageId = `HP${at.slice(0, 10).replaceAll('-', '')}${String(sequence).padStart(6, '0')}`;
  const file: PaymentFile = {
    messageId,
    createdAt: at,
    initiator: { name: world.tenant.payer.name },
    batches: [batch],
  };
  const pain = writePain001(file, decimalsOf);
  if (!pain.ok) throw new Error(`the payment file ${messageId} cannot be written: ${JSON.stringify(pain.findings)}`);
  const list = csvText(paymentTable(file, decimalsOf));
  const keep = (name: string, contentType: string, text: string): string => {
    const bytes = new TextEncoder().encode(text);
    const key = newFileKey(world.tenant.id, Temporal.Instant.from(at));
    world.files.push({ key, bytes });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const set = {
      name,
      contentType,
      size: bytes.length,
      sha256,
      storageKey: key,
      purpose: 'PAYMENT_FILE',
      status: 'CLEAN',
    };
    return world.add(attachment, demoId(world.tenant.code, name), { at, by: lead(world), set });
  };
  return {
    paymentFile: keep(`${messageId}.xml`, 'application/xml', pain.xml),
    paymentList: keep(`${messageId}.csv`, 'text/csv', list),
  };
}
