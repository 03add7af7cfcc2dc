import { defineRefusals } from '@homeport/grammar';

export const bankingRefusals = defineRefusals('banking', {
  badIban: { kind: 'invalid', text: 'This IBAN is not valid. Check it against your bank statement.' },
  ibanOfOtherCountry: { kind: 'invalid', text: 'This IBAN belongs to another country ({country}).' },
  badBic: { kind: 'invalid', text: 'A swift code (BIC) has 8 or 11 characters.' },
  badRoutingNumber: { kind: 'invalid', text: 'This routing number is not valid.' },
  badSortCode: { kind: 'invalid', text: 'A sort code has 6 digits.' },
  badTransitNumber: { kind: 'invalid', text: 'A transit number has 5 digits.' },
  badBankCode: { kind: 'invalid', text: 'This bank code is not valid.' },
  badAccountNumber: { kind: 'invalid', text: 'This account number is not valid in {country}.' },
  partRequired: { kind: 'invalid', text: 'Please fill up {label}' },
});
