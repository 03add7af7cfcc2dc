import { defineRules, type Refusal } from '@homeport/grammar';
import { type BankDetails, bankDetails } from './bank-details.entity.ts';
import { BANK_FIELDS, type BankFinding } from './bank-fields.rules.ts';
import { bankingRefusals } from './banking.refusals.ts';
import { checkBankDetails } from './check-details.rules.ts';

/** What is loaded before the rules of bank details run. */
export interface BankFacts extends Readonly<Record<string, unknown>> {
  /** Now, as an ISO moment, when a part of the account is new; else undefined. */
  readonly changedNow: string | undefined;
}
/** The parts that say where the money goes; a change of one starts the cooling-off time. */
export const accountParts = [
  'accountNumber',
  'iban',
  'swiftCode',
  'sortCode',
  'routingNumber',
  'transitNumber',
  'bankCode',
] as const;

export const bankDetailsRules = defineRules<typeof bankDetails, BankFacts>(bankDetails, {
  derive: (details, facts) => ({ changedAt: facts.changedNow ?? details.changedAt }),
  check: (details) =>
    checkBankDetails(withoutMasks(details))
      .filter((finding) => finding.severity === 'block' && !isMasked(details[finding.field]))
      .map(refusalOf),
});

/** A finding as the refusal shown at its field. */
export function refusalOf(finding: BankFinding): Refusal {
  const name = finding.code.split('.')[1] as keyof typeof bankingRefusals;
  return (bankingRefusals[name] as typeof bankingRefusals.badBic)(finding.params, finding.field);
}

/** Parts that come back masked from the store are unchanged and were checked when they were entered. */
function withoutMasks(details: BankDetails) {
  const given = BANK_FIELDS.map((field) => [field, isMasked(details[field]) ? null : details[field]] as const);
  return { ...Object.fromEntries(given), accountCountry: details.accountCountry };
}
const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes('•');
