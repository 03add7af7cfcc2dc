import { defineRefusals } from '@homeport/grammar';

export const bankingRefusals = defineRefusals('banking', {
  ibanOfOtherCountry: { kind: 'invalid', text: 'This IBAN belongs to another country ({country}).' },
  accountOutOfUse: { kind: 'conflict', text: 'This account is not in use. Use it again first.' },
  accountOfOtherCountry: {
    kind: 'invalid',
    text: 'The country of the account has changed. Enter its numbers again.',
  },
  badBic: { kind: 'invalid', text: 'A swift code (BIC) has 8 or 11 characters.' },
  badRoutingNumber: { kind: 'invalid', text: 'This routing number is not valid.' },
  badSortCode: { kind: 'invalid', text: 'This sort code is not valid in {country}, for example {example}.' },
  badTransitNumber: { kind: 'invalid', text: 'A transit number has 5 digits.' },
  badBankCode: { kind: 'invalid', text: 'This bank code is not valid.' },
  badAccountNumber: { kind: 'invalid', text: 'This account number is not valid in {country}.' },
  partRequired: { kind: 'invalid', text: 'Please fill up {label}' },
  badBranch: { kind: 'invalid', text: 'This branch code is not valid in {country}, for example {example}.' },
  bicOfOtherCountry: {
    kind: 'invalid',
    text: 'This swift code belongs to a bank in {country}. Check that it is right.',
  },
  ibanAccountMismatch: { kind: 'invalid', text: 'The account number and the IBAN name different accounts.' },
  ibanChecksum: { kind: 'invalid', text: 'This IBAN has a typing error. Check it against your bank statement.' },
  ibanCountry: { kind: 'invalid', text: 'There are no IBANs in this country ({country}).' },
  ibanFormat: { kind: 'invalid', text: 'An IBAN of this country has a different form.' },
  ibanLength: { kind: 'invalid', text: 'An IBAN of this country has {expected} characters.' },
  ibanNational: {
    kind: 'invalid',
    text: 'The account inside this IBAN is not valid. Check it against your bank statement.',
  },
});
