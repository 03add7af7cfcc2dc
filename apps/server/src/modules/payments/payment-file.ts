import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type BankDetails, bankDetails, clearingOf, isInSepa } from '@homeport/model/banking';
import {
  type CompanyAccount,
  companyAccount,
  type ExpensePayment,
  type FileAccount,
  type FileBatch,
  type PaymentBatch,
  paymentRefusals,
} from '@homeport/model/payments';

/**
 * A batch as the bank's file has it. Account parts are decrypted here and nowhere else; the look is written to the audit
 * trail. Refuses when the account was changed after the batch was built: what was approved is not what would be paid.
 */
export async function fileBatch(
  ctx: Context,
  batch: PaymentBatch,
  payments: readonly ExpensePayment[],
): Promise<FileBatch | Refusal> {
  const system = ctx.asSystem('account parts for a payment file');
  const payer = await revealed<CompanyAccount>(system, companyAccount, batch.companyAccount?.id);
  const payee = await revealed<BankDetails>(system, bankDetails, batch.bankAccount.id);
  if (!payer) return paymentRefusals.noCompanyAccount({ currency: batch.currency });
  if (!payee || payee.version !== batch.accountVersion)
    return paymentRefusals.accountChanged({ payee: batch.payee.label });
  const isSepa =
    batch.currency === 'EUR' &&
    Boolean(payee.iban && payer.iban) &&
    isInSepa(payee.accountCountry) &&
    isInSepa(payer.accountCountry);
  return {
    id: batch.reference,
    currency: batch.currency,
    executionDate: batch.executionDate,
    debtor: { name: payer.name, address: { country: payer.accountCountry } },
    debtorAccount: { iban: payer.iban, accountNumber: payer.accountNumber, swiftCode: payer.swiftCode },
    chargeBearer: isSepa ? 'SLEV' : 'SHAR',
    isSepa,
    transfers: payments.map((payment) => ({
      endToEndId: payment.paymentReference ?? payment.id,
      amount: payment.amountRequested,
      payee: { name: payee.accountName, address: { country: payee.accountCountry } },
      account: accountOf(payee),
      remittance: `${payment.paymentReference} ${payment.caseExpenseBatch.label}`,
    })),
  };
}

async function revealed<R extends { readonly id: string }>(
  ctx: Context,
  entity: typeof bankDetails | typeof companyAccount,
  id: string | undefined,
): Promise<R | undefined> {
  if (!id) return undefined;
  const record = await ctx.records(entity).get(id);
  if (isRefusal(record)) return undefined;
  return { ...record, ...(await ctx.reveal(entity, id)) } as unknown as R;
}

const accountOf = (details: BankDetails): FileAccount => ({
  iban: details.iban,
  accountNumber: details.iban ? null : details.accountNumber,
  swiftCode: details.swiftCode,
  clearing: clearingOf(details) ?? null,
  bankName: details.bank,
  kind: details.accountType,
});
