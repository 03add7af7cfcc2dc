import { currencyDecimals, unusualDecimals } from '@homeport/grammar';
import { expect, test } from 'vitest';
import { iso4217 } from './iso-4217.data.ts';

test('currencies have their own decimals', () => {
  expect(['JPY', 'EUR', 'KWD', 'CLF'].map(currencyDecimals)).toEqual([0, 2, 3, 4]);
});
test('no code and no numeric code stands twice, and every one is well-formed', () => {
  expect(new Set(iso4217.map((c) => c.code)).size).toBe(iso4217.length);
  expect(new Set(iso4217.map((c) => c.numericCode)).size).toBe(iso4217.length);
  for (const c of iso4217) expect(`${c.code} ${c.numericCode}`).toMatch(/^[A-Z]{3} \d{3}$/);
});
test('the decimals agree with the platform, wherever it knows the currency and follows ISO', () => {
  // CLDR shows cash habits for some; ISO 4217 is the rule for payments.
  const cash = new Set([
    'AFN',
    'ALL',
    'AMD',
    'BIF',
    'COP',
    'CRC',
    'CUP',
    'IDR',
    'IQD',
    'IRR',
    'KPW',
    'LAK',
    'LBP',
    'MGA',
    'MMK',
    'MUR',
    'PKR',
    'RSD',
    'SLL',
    'SOS',
    'SYP',
    'TZS',
    'UZS',
    'YER',
    'HUF',
    'TWD',
    'CLF',
    'UYW',
    'UYI',
    'GYD',
    'MNT',
    'TMT',
    'TRL',
    'ZMK',
    'COU',
  ]);
  for (const c of iso4217.filter((one) => !cash.has(one.code))) {
    const digits = new Intl.NumberFormat('en', { style: 'currency', currency: c.code }).resolvedOptions()
      .maximumFractionDigits;
    expect(`${c.code} ${c.decimals}`).toBe(`${c.code} ${digits}`);
  }
});
test('every currency with unusual decimals is a currency of the list', () => {
  const codes = new Set(iso4217.map(({ code }) => code));
  expect(
    Object.values(unusualDecimals)
      .flat()
      .filter((code) => !codes.has(code)),
  ).toEqual([]);
});
