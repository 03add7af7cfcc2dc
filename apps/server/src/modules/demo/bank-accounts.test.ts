import { checkBankDetails } from '@homeport/model/banking';
import { describe, expect, test } from 'vitest';
import { demoAccount } from './bank-accounts.ts';
import { demoTenants } from './tenants.data.ts';

const countries = ['FR', 'ES', 'DE', 'NL', 'CH', 'AE', 'KW', 'GB', 'US', 'SG', 'JP', 'MX', 'BR', 'IN', 'ZA'];

describe('accounts of the demo', () => {
  test.each(countries)('in %s pass every check, warnings included', (country) => {
    for (let n = 1_234_001; n < 1_234_060; n++) {
      const account = demoAccount(country, n);
      expect(checkBankDetails({ ...account, name: 'Salary', accountName: 'A Person' })).toEqual([]);
    }
  });
  test('are different for different numbers', () => {
    for (const country of countries) {
      const numbers = Array.from({ length: 200 }, (_, n) => demoAccount(country, 4_000_000 + n).accountNumber);
      expect(new Set(numbers).size).toBe(200);
    }
  });
  test('of the paying companies are right, too', () => {
    for (const { payer } of demoTenants) {
      const found = checkBankDetails({
        accountCountry: payer.country,
        currency: payer.currency,
        iban: payer.iban,
        swiftCode: payer.bic,
      });
      expect(found.filter((f) => f.field === 'iban' || f.field === 'swiftCode')).toEqual([]);
    }
  });
});
