/** The fields of bank details in the specification, in the order of a form. */
export const BANK_FIELDS = [
  'name',
  'accountName',
  'currency',
  'iban',
  'accountNumber',
  'sortCode',
  'routingNumber',
  'transitNumber',
  'bankCode',
  'branch',
  'accountType',
  'swiftCode',
  'bank',
  'address',
  'notes',
] as const;
export type BankField = (typeof BANK_FIELDS)[number];

/**
 * Bank details as entered or stored. `accountCountry` (ISO 3166 alpha-2) is the country of the bank, chosen first
 * together with the currency; the address is of no concern to the rules.
 */
export interface AccountDetails extends Readonly<Partial<Record<Exclude<BankField, 'address'>, string | null>>> {
  readonly accountCountry: string;
  readonly address?: unknown;
}

/** What a check of bank details found, beside the field it concerns. `block` prevents saving, `warn` asks to look again. */
export interface BankFinding {
  readonly code: `banking.${string}`;
  readonly severity: 'block' | 'warn';
  readonly field: BankField;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** An account code without what people put between its digits, in capitals: "de89 3704-0044" is "DE8937040044". */
export function compactCode(value: string | null | undefined): string {
  return (value ?? '').replace(/[\s\-./]/g, '').toUpperCase();
}
