import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountsIn, decimalOf } from './receipt-amounts.rules.ts';
import { dayOf } from './receipt-dates.rules.ts';
import { linesOf } from './receipt-lines.rules.ts';
import { proposeFromReceipt } from './receipt-text.rules.ts';
import { weightOf } from './receipt-total.rules.ts';

const today = '2026-11-24';
const read = (...lines: string[]) => proposeFromReceipt(lines, { today, currencies: ['EUR'] });

describe('an amount', () => {
  test.each([
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ["1'234.56", '1234.56'],
    ['1’234.56', '1234.56'],
    ['12,34,567.00', '1234567.00'],
    ['1,234', '1234'],
    ['1.234', '1234'],
    ['1.234.567', '1234567'],
    ['0,99', '0.99'],
    ['7.5', '7.5'],
    ['42', '42'],
  ])('is read as its country writes it: %s', (digits, value) => {
    expect(decimalOf(digits)).toBe(value);
  });
  test('of a currency with three decimals has them', () => {
    expect(decimalOf('10.125', 'KWD')).toBe('10.125');
    expect(amountsIn('TOTAL KWD 10.125')).toMatchObject([{ value: '10.125', currencies: ['KWD'] }]);
  });
  test.each([
    ['R$ 1.320,40', '1320.40', 'BRL'],
    ['S$ 6,539.10', '6539.10', 'SGD'],
    ['CHF 18.–', '18', 'CHF'],
    ['48,50 €', '48.50', 'EUR'],
    ['₹ 2,12,400.00', '212400.00', 'INR'],
    ['Rs. 1,843.00', '1843.00', 'INR'],
    ['£73.69', '73.69', 'GBP'],
    ['54,780円', '54780', 'JPY'],
    ['￥1,870', '1870', 'JPY'],
    ['R 8 400.00', '8400.00', 'ZAR'],
  ])('has the currency that stands beside it: %s', (line, value, currency) => {
    const [one] = amountsIn(line);
    expect([one?.value, one?.currencies[0]]).toEqual([value, currency]);
  });
  test.each(['19 %', '19%', '12.04.2026', '12/04/2026', '13:22', '-20.00', '****4410', 'DE298114557', 'A123'])(
    'is not what looks like one: %s',
    (line) => {
      expect(amountsIn(line)).toEqual([]);
    },
  );
  test('is as it was, however it is grouped', () => {
    const groupings: readonly ((whole: string, cents: string) => string)[] = [
      (whole, cents) => `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`,
      (whole, cents) => `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`,
      (whole, cents) => `${whole.replace(/\B(?=(\d{3})+$)/g, "'")}.${cents}`,
      (whole, cents) => `${whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')},${cents}`,
      (whole, cents) => `${whole.replace(/\B(?=(\d{2})*\d{3}$)/g, ',')}.${cents}`,
    ];
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.nat(99), fc.constantFrom(...groupings), (whole, cents, grouped) => {
        const tail = String(cents).padStart(2, '0');
        expect(amountsIn(`TOTAL ${grouped(String(whole), tail)} EUR`)).toMatchObject([{ value: `${whole}.${tail}` }]);
      }),
    );
  });
});

describe('a day', () => {
  test.each([
    ['Fecha: 3 de octubre de 2026', '2026-10-03'],
    ['Le 1er septembre 2026', '2026-09-01'],
    ['Hannover, 12. Februar 2026', '2026-02-12'],
    ['July 20, 2026', '2026-07-20'],
    ['15-Sep-2026', '2026-09-15'],
    ['2026年3月4日', '2026-03-04'],
    ['令和8年3月4日', '2026-03-04'],
    ['04/09/26 16:02', '2026-09-04'],
    ['2026.04.09', '2026-04-09'],
    ['05 SEPT. 2026', '2026-09-05'],
  ])('is read in its order: %s', (line, day) => {
    expect(dayOf([line], today, 'dmy')).toBe(day);
  });
  test('in figures goes by the country, unless another day tells the order', () => {
    expect(dayOf(['03/04/2026'], today, 'mdy')).toBe('2026-03-04');
    expect(dayOf(['03/04/2026'], today, 'dmy')).toBe('2026-04-03');
    expect(dayOf(['Arrival 04/16/2026', 'Date 04/05/2026'], today, 'dmy')).toBe('2026-04-05');
  });
  test('is that of the purchase, not another one; never one to come', () => {
    expect(dayOf(['Due date 20 October 2026', 'Invoice date 21 September 2026'], today, 'dmy')).toBe('2026-09-21');
    expect(dayOf(['24.12.2026'], today, 'dmy')).toBeNull();
    expect(dayOf(['31.02.2026'], today, 'dmy')).toBeNull();
  });
});

describe('a receipt', () => {
  test('in Japanese says its total, with its tax in it', () => {
    expect(
      read(
        '領収書',
        '2026年3月1日',
        '小計\t2,400円',
        '消費税(10%)\t240円',
        '合計\t2,640円',
        'お預り\t5,000円',
        'お釣り\t2,360円',
      ),
    ).toEqual({
      ...{ amount: '2640', currency: 'JPY', date: '2026-03-01' },
    });
  });
  test('with two totals is the larger one of the heaviest words: a tip and tax are in it', () => {
    expect(read('Total\t52.26', 'Tip\t10.00', 'Total\t62.26').amount).toBe('62.26');
  });
  test('with two currencies is what most of it is in', () => {
    expect(read('Zimmer\tCHF 180.00', 'Total\tCHF 180.00', 'Total in EUR\tEUR 189.20')).toMatchObject({
      ...{ amount: '180.00', currency: 'CHF' },
    });
  });
  test('without accents is read like one with them', () => {
    expect(weightOf('NET A PAYER EUR')).toBe(weightOf('Net à payer EUR'));
    expect(weightOf('ESPECES')).toBe(weightOf('Espèces'));
  });
  test('that says nothing gets no proposal', () => {
    expect(proposeFromReceipt(['Thank you'], { today, currencies: [] })).toEqual({
      ...{ amount: null, currency: null, date: null },
    });
  });
  test.each([
    ['blanks after a number', ' ', '1 '],
    ['what joins a day, or is its month', 'de', '3'],
    ['digits', '1', '1'],
    ['figures with marks', '1.', ''],
    ['letters', 'A', '5 '],
  ])('with an endless line is answered by its other lines: %s', (_of, piece, start) => {
    const endless = start + piece.repeat(1_000_000 / piece.length);
    expect(read(endless, 'Date: 12/04/2026', 'TOTAL 12,50 €', endless)).toEqual({
      ...{ amount: '12.50', currency: 'EUR', date: '2026-04-12' },
    });
  });
  test('with endless lines is answered by the first of them', () => {
    const many = Array.from({ length: 20_000 }, () => `1${' '.repeat(150)}de 2`);
    expect(read('Date: 12/04/2026', 'TOTAL 12,50 €', ...many, 'GRAND TOTAL 99,00 €').amount).toBe('12.50');
  });
  test('of any text is read without a fault, and what is proposed is an amount and a day', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (lines) => {
        const { amount, date } = read(...lines);
        if (amount !== null) expect(amount).toMatch(/^\d+(\.\d+)?$/);
        if (date !== null) expect(date <= today).toBe(true);
      }),
    );
  });
});

test('pieces of a page become lines, columns and numbers as they stand there', () => {
  const at = (text: string, x: number, y: number, width = text.length * 5) => ({ text, x, y, width, height: 10 });
  expect(linesOf([at('234,56', 118, 700.4), at('Total', 10, 700), at('1', 110, 700), at('Datum', 10, 720)])).toEqual([
    ...['Datum', 'Total\t1 234,56'],
  ]);
});
