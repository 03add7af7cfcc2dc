import type { AddressValue } from '@homeport/grammar';
import {
  accountFor,
  accountNumberOf,
  type BankField,
  type BankFieldRule,
  type BankFinding,
  checkBankDetails,
  fieldsForCountry,
  identifiesByIban,
} from '@homeport/model/banking';
import { asText, isShape } from '@homeport/ui/records/fields/field-texts.ts';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
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
type MaskedPart = (typeof maskedParts)[number];
const masked: ReadonlySet<string> = new Set(maskedParts);
/** Whether a field is part of an account code, drawn in groups and masked once stored. */
export const isPart = (field: BankField): field is MaskedPart => masked.has(field);

/** What is typed about an account. Empty parts of a stored account mean "as it is". */
export interface BankValues {
  readonly accountCountry: string | null;
  readonly currency: string | null;
  readonly texts: Readonly<Partial<Record<Exclude<BankField, 'address' | 'currency'>, string | null>>>;
  readonly address: AddressValue | null;
}
const plain = ['name', 'accountName', 'bank', 'branch', 'accountType', 'notes'] as const;

/** The values of the form as the rules of banking see them. Of stored parts only the ends are known: they stay away. */
export const bankValuesOf = (values: FormValues): BankValues => {
  const typed = (field: string): string | null => {
    const text = asText(values[field]);
    return text?.startsWith('•') ? null : text;
  };
  return {
    accountCountry: asText(values.accountCountry),
    currency: asText(values.currency),
    texts: Object.fromEntries([...plain, ...maskedParts].map((field) => [field, typed(field)])),
    address: isAddress(values.address) ? values.address : null,
  };
};
const isAddress = (value: unknown): value is AddressValue => isShape(value);

/** The ending of a stored part (`•••• 0189` → `0189`); null where nothing is stored. */
export function storedEnd(account: Account | null, field: BankField): string | null {
  const value = account && isPart(field) ? account[field] : null;
  return value ? value.replace(/[•*\s]/g, '') : null;
}
/**
 * What is stored of an account as far as it still holds: nothing of it once country or currency want to know other things, so
 * that no number of the account before stays behind unseen.
 */
function kept(values: BankValues, account: Account | null): Account | null {
  if (!account || account.accountCountry !== values.accountCountry) return null;
  const isByIban = (currency: string | null) => identifiesByIban(account.accountCountry, currency ?? '');
  return isByIban(account.currency) === isByIban(values.currency) ? account : null;
}
/** The ending to show at a field: that of what is stored and still holds. */
export const keptEnd = (values: BankValues, account: Account | null, field: BankField): string | null =>
  storedEnd(kept(values, account), field);

/** What is stored or typed of a field, or wrong with it, is never out of sight. */
export const holdsSomething = (values: BankValues, account: Account | null, field: BankField): boolean =>
  isPart(field) ? keptEnd(values, account, field) !== null : Boolean(account?.[field]);

/** The fields of this country and currency, without the two that are chosen first. */
export function fieldsOf({ accountCountry, currency }: BankValues): BankFieldRule[] {
  if (!accountCountry || !currency) return [];
  return fieldsForCountry(accountCountry, currency).filter(({ field }) => field !== 'currency');
}
/** What is wrong, by field. A stored part that is left as it is was checked when it was entered. */
export function findingsOfForm(values: BankValues, account: Account | null): BankFinding[] {
  if (!values.accountCountry || !values.currency) return [];
  const shown = fieldsOf(values).map(({ field }) => [field, values.texts[field as 'name']] as const);
  const details = {
    ...Object.fromEntries(shown),
    accountCountry: values.accountCountry,
    currency: values.currency,
    address: values.address,
  };
  return checkBankDetails(details).filter(
    ({ field }) => values.texts[field as 'name'] || keptEnd(values, account, field) === null,
  );
}
/**
 * What is sent: fields of this country only, so that nothing invisible is stored. The account number comes out of the IBAN where
 * that is asked for; parts of the account before go as soon as one of the new ones was typed.
 */
export function sentAccount(values: BankValues, account: Account | null): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(values).map(({ field }) => field);
  const isTyped = (field: BankField) => Boolean(values.texts[field as 'name']);
  const sent = fields.filter(
    (field) => field !== 'address' && (!isPart(field) || isTyped(field) || keptEnd(values, account, field) === null),
  );
  const iban = fields.includes('iban') ? accountNumberOf(values.texts.iban) : null;
  const isOther =
    account !== null && (kept(values, account) === null || fields.some((one) => isPart(one) && isTyped(one)));
  const gone = isOther ? maskedParts.filter((part) => !fields.includes(part) && storedEnd(account, part) !== null) : [];
  return {
    accountCountry: values.accountCountry,
    currency: values.currency,
    address: values.address,
    ...Object.fromEntries(gone.map((part) => [part, null])),
    ...Object.fromEntries(sent.map((field) => [field, values.texts[field as 'name'] ?? null])),
    ...(iban ? { accountNumber: iban } : {}),
  };
}

/** Which account one's reports in the currency are paid to once this form is saved as it is; null where it is this one. */
export function paidElsewhere(values: BankValues, account: Account | null, all: readonly Account[]): Account | null {
  if (!values.currency) return null;
  const others = all.filter(({ id }) => id !== account?.id);
  const mine = account && { ...account, currency: values.currency };
  const paid = accountFor(values.currency, mine ? [...others, mine] : others);
  return paid && paid.id !== account?.id ? paid : null;
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
