import { describe, expect, test } from 'vitest';
import { countryRows, currencyRows, timeZoneRows } from './reference-rows.ts';

describe('reference data', () => {
  test('has all 249 countries of ISO 3166-1, each with three names and codes', () => {
    const rows = countryRows();
    expect(rows).toHaveLength(249);
    for (const r of rows) {
      expect([r.code.length, r.alpha3?.length, r.numericCode?.length]).toEqual([2, 3, 3]);
      expect(r.name.length * r.nameEs.length * r.nameFr.length).toBeGreaterThan(8);
    }
    expect(rows.find((r) => r.code === 'SG')).toMatchObject({
      name: 'Singapore',
      nameEs: 'Singapur',
      nameFr: 'Singapour',
      currency: 'SGD',
      callingCode: '+65',
    });
  });
  test('names currencies in the three languages', () => {
    expect(currencyRows().find((r) => r.code === 'KWD')).toMatchObject({
      name: 'Kuwaiti Dinar',
      nameEs: 'Dinar kuwaití',
      nameFr: 'Dinar koweïtien',
      decimals: 3,
    });
  });
  test('knows to which country a time zone belongs', () => {
    const rows = timeZoneRows();
    expect(rows.find((r) => r.name === 'Asia/Singapore')?.country).toBe('SG');
    expect(rows.some((r) => r.name === 'UTC')).toBe(true);
  });
});
