import type { AddressValue } from '@homeport/grammar';
import {
  type AccountDetails,
  type BankField,
  type BankFieldRule,
  type BankFinding,
  checkBankDetails,
  fieldsForCountry,
} from '@homeport/model/banking';
import type { Account } from '../data/types.ts';

/** Parts that the server answers masked and the form never shows. */
const maskedParts = [
  'accountNumber',
  'iban',
  'swiftCode',
  'sortCode',
  'routingNumber',
  'transitNumber',
  'bankCode',
] as const satisfies readonly BankField[];
const masked: ReadonlySet<string> = new Set(maskedParts);
/** Whether a field is part of an account code, drawn in groups and masked once stored. */
export const isPart = (field: BankField): boolean => masked.has(field);

/** What is typed about an account. Empty parts of a stored account mean "as it is". */
export interface BankValues {
  readonly accountCountry: string | null;
  readonly currency: string | null;
  readonly texts: Readonly<Partial<Record<Exclude<BankField, 'address' | 'currency'>, string | null>>>;
  readonly address: AddressValue | null;
}
export const newAccount = (currency: string | null): BankValues => ({
  accountCountry: null,
  currency,
  texts: {},
  address: null,
});

/** A stored account as the form starts with it: masked parts stay away. */
export function valuesOfAccount(account: Account): BankValues {
  const plain = ['name', 'accountName', 'bank', 'branch', 'notes'] as const;
  return {
    accountCountry: account.accountCountry,
    currency: account.currency,
    texts: Object.fromEntries(plain.map((field) => [field, account[field]])),
    address: account.address,
  };
}
/** The ending of a stored part (`•••• 0189` → `0189`); null where nothing is stored. */
export function storedEnd(account: Account | null, field: BankField): string | null {
  const value = account && isPart(field) ? account[field as (typeof maskedParts)[number]] : null;
  return value ? value.replace(/[•*\s]/g, '') : null;
}
/** The fields of this country and currency, without the two that are chosen first. */
export function fieldsOf({ accountCountry, currency }: BankValues): BankFieldRule[] {
  if (!accountCountry || !currency) return [];
  return fieldsForCountry(accountCountry, currency).filter(({ field }) => field !== 'currency');
}
/** What is wrong, by field. A stored part that is left as it is was checked when it was entered. */
export function findingsOfForm(values: BankValues, account: Account | null): BankFinding[] {
  if (!values.accountCountry || !values.currency) return [];
  const details = {
    ...values.texts,
    accountCountry: values.accountCountry,
    currency: values.currency,
    address: values.address,
  } as AccountDetails;
  return checkBankDetails(details).filter(
    ({ field }) => values.texts[field as 'name'] || storedEnd(account, field) === null,
  );
}
/** What is sent: fields of this country only, so that nothing invisible is stored. */
export function sentAccount(values: BankValues, account: Account | null): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(values).map(({ field }) => field);
  const texts = fields.filter(
    (field) =>
      field !== 'address' && (!isPart(field) || values.texts[field as 'name'] || storedEnd(account, field) === null),
  );
  return {
    accountCountry: values.accountCountry,
    currency: values.currency,
    address: values.address,
    ...Object.fromEntries(texts.map((field) => [field, values.texts[field as 'name'] ?? null])),
  };
}
/** The fields to confirm before saving: those of the company's setting that this form shows and that hold something. */
export function toConfirm(
  setting: readonly string[],
  values: BankValues,
): (Exclude<BankField, 'address'> | 'currency')[] {
  const shown = ['currency' as const, ...fieldsOf(values).map(({ field }) => field)];
  return shown.filter(
    (field): field is Exclude<BankField, 'address'> =>
      field !== 'address' && setting.includes(field) && (field === 'currency' || Boolean(values.texts[field])),
  );
}
