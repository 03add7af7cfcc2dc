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
  check: (details, before) => {
    const isElsewhere = before !== undefined && before.accountCountry !== details.accountCountry;
    const left = isElsewhere ? accountParts.filter((part) => isMasked(details[part])) : [];
    if (left.length > 0) return left.map((part) => bankingRefusals.accountOfOtherCountry({}, part));
    // The bank is told the IBAN: a new account number beside the old one would change nothing but the look of it.
    if (
      before &&
      details.accountNumber !== before.accountNumber &&
      !isMasked(details.accountNumber) &&
      isMasked(details.iban)
    )
      return [bankingRefusals.ibanAccountMismatch({}, 'iban')];
    // Accounts from before it was asked for may be changed and taken out of use as they are.
    const isKindUnknown = before !== undefined && before.accountType === null && details.accountType === null;
    return checkBankDetails(withoutMasks(details))
      .filter(
        ({ severity, field }) =>
          severity === 'block' && !isMasked(details[field]) && !(isKindUnknown && field === 'accountType'),
      )
      .map(refusalOf);
  },
});

/** A finding as the refusal shown at its field. */
function refusalOf(finding: BankFinding): Refusal {
  const name = finding.code.split('.')[1] as keyof typeof bankingRefusals;
  return (bankingRefusals[name] as typeof bankingRefusals.badBic)(finding.params, finding.field);
}

/** Parts that come back masked from the store are unchanged and were checked when they were entered. */
function withoutMasks(details: BankDetails) {
  const given = BANK_FIELDS.map((field) => [field, isMasked(details[field]) ? null : details[field]] as const);
  return { ...Object.fromEntries(given), accountCountry: details.accountCountry };
}
const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes('•');
