import { kebab, type Values } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { calculation } from '@homeport/model/policies';
import { relatedOf, scopeOf } from '@homeport/ui/records/record/related.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputFor, make } from '../support/factory.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/** Formulas of a company are worked out before they are kept: with the tests beside them, and with those that name each other. */
let port: Homeport;
let home: string;
let as: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  as = await port.enter(home, await port.user(home, 'home.admin', ['administrator']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

interface Saved {
  readonly id?: string;
  readonly version?: number;
  readonly refused: readonly string[];
}
const answered = (answer: { readonly status: number; readonly body: Values }): Saved => {
  if (answer.status < 300) return { id: String(answer.body.id), version: Number(answer.body.version), refused: [] };
  const problems = Array.isArray(answer.body.errors) ? answer.body.errors : [answer.body];
  return { refused: problems.map((one) => `${one.field}: ${one.code}: ${one.title}`) };
};
async function save(code: string, formula: string, testCases: unknown = null): Promise<Saved> {
  const sample = await inputFor(port.in(home), calculation);
  const body = { ...sample, code, name: `Name of ${code}`, method: 'FORMULA', formula, testCases };
  return answered(await port.call('POST', 'fe/calculation', { as, body }));
}
async function change({ id, version }: Saved, changes: Values): Promise<Saved> {
  const headers = { 'if-match': `"${version}"` };
  return answered(await port.call('PUT', `fe/calculation/${id}`, { as, body: changes, headers }));
}
const given = (values: Readonly<Record<string, string>>, expected: string, name = 'One of them') => [
  { name, given: Object.entries(values).map(([field, value]) => ({ name: field, value })), expected },
];

/** Codes of the formulas that the page of a record lists as those that name it. */
async function usersOf(entity: string, code: string): Promise<readonly unknown[]> {
  const related = relatedOf(catalogue, catalogue.entity(entity), { roles: ['administrator'] });
  const list = related.find((one) => one.code !== undefined);
  if (!list) throw new Error(`the page of ${entity} lists no formulas`);
  const filter = JSON.stringify(scopeOf(list, { code }));
  const path = `fe/${kebab(list.entity.name)}?filter=${encodeURIComponent(filter)}&size=50`;
  return (await port.call('GET', path, { as })).body.content.map((row: Values) => row.code);
}

describe('the tests of a formula run when it is saved', () => {
  const differential = 'round(max(hostHousing × 12 − housingNorm, 0))';
  test('and have to come out', async () => {
    const fit = await save('FIT', differential, given({ hostHousing: '3000', housingNorm: '15000' }, '21000'));
    expect(fit.refused).toEqual([]);
    expect((await change(fit, { formula: 'hostHousing − housingNorm' })).refused).toEqual([
      'testCases: formula.testComesTo: Test “One of them”: 21000 was expected, and it comes to -12000.',
    ]);
  });
  test.each([
    [
      { hostHousing: '3000' },
      '1',
      'formula.testComesTo: Test “One of them”: 1 was expected, and it comes to 36000.00.',
    ],
    [{ wings: '2' }, '1', 'formula.testUnknown: Test “One of them”: the formula knows no “wings”.'],
    [{ hostHousing: 'much' }, '1', 'formula.testUnread: Test “One of them”: “much” cannot be read for hostHousing.'],
  ])('what is given as %j and expected as %s is refused in words', async (values, expected, said) => {
    const { refused } = await save(`X${said.length}`, differential, given(values, expected));
    expect(refused).toEqual([`testCases: ${said}`]);
  });
  test('in the currency that is given, with its decimals', async () => {
    const yen = given({ currency: 'JPY', hostHousing: '1000.5' }, '12006');
    expect((await save('YEN', differential, yen)).refused).toEqual([]);
  });
});

describe('formulas that name each other', () => {
  test('know what the other one comes to, and may not go in a circle', async () => {
    const first = await save('FIRST', 'hostHousing × 2');
    const second = await save(
      'SECOND',
      'formula("FIRST") + premiums',
      given({ hostHousing: '5', premiums: '1' }, '11'),
    );
    expect([first.refused, second.refused]).toEqual([[], []]);
    expect(await usersOf('calculation', 'FIRST')).toEqual(['SECOND']);
    expect((await change(first, { formula: 'formula("SECOND") + premiums' })).refused).toEqual([
      'formula: formula.circle: The formula would depend on itself: FIRST → SECOND → FIRST.',
    ]);
    expect((await save('ITSELF', 'formula("ITSELF")')).refused).toEqual([
      'formula: formula.circle: The formula would depend on itself: ITSELF → ITSELF.',
    ]);
  });
  test('hold each other: one is not changed so that another one breaks, or fails its tests', async () => {
    const base = await save('BASE', 'hostHousing × 2');
    await save('ON_TOP', 'formula("BASE") + premiums', given({ hostHousing: '5' }, '10'));
    const broken =
      'formula: formula.usedBy: Another formula could not be worked out any more: “Name of ON_TOP”. Change it first.';
    expect((await change(base, { formula: 'index' })).refused).toEqual([broken]);
    expect((await change(base, { formula: 'hostHousing × 3' })).refused).toEqual([broken]);
    expect((await change(base, { formula: 'hostHousing + hostHousing' })).refused).toEqual([]);
  });
  test('are those of one company', async () => {
    const other = await port.tenant('OTHER');
    await make(port.in(other), 'calculation', { code: 'THEIRS', method: 'FORMULA', formula: 'hostHousing' });
    expect((await save('OURS', 'formula("THEIRS")')).refused).toEqual([
      'formula: formula.noFormula: There is no formula “THEIRS”.',
    ]);
  });
});

test('a tax table is worked with as it stands today', async () => {
  const ctx = port.in(home);
  const common = { name: 'Income', country: 'FR', kind: 'INCOME', currency: 'EUR' };
  const past = await make(ctx, 'taxTable', {
    ...common,
    code: 'TAX',
    effectiveFrom: '2001-01-01',
    effectiveTo: '2019-12-31',
  });
  const now = await make(ctx, 'taxTable', { ...common, code: 'TAX', effectiveFrom: '2020-01-01', effectiveTo: null });
  const band = (taxTable: unknown, fromAmount: string, toAmount: string | null, rate: string) =>
    make(ctx, 'taxTableBand', { taxTable, currency: 'EUR', fromAmount, toAmount, rate, fixedAmount: null });
  await band(past.id, '0', null, '99');
  await band(now.id, '0', '20000', '10');
  await band(now.id, '20000', '80000', '20');
  await band(now.id, '80000', null, '30');
  const cases = given({ baseSalary: '100000' }, '20000');
  expect((await save('HYPO', 'bands(baseSalary, table("TAX"))', cases)).refused).toEqual([]);
  expect(await usersOf('taxTable', 'TAX')).toEqual(['HYPO']);
  const dollars = given({ baseSalary: '100000', currency: 'USD' }, '20000');
  expect((await save('HYPO_USD', 'bands(baseSalary, table("TAX"))', dollars)).refused).toEqual([
    'testCases: formula.testWithout: Test “One of them”: 20000 was expected, but there is no result.',
    'formula: formula.mixesCurrencies: These amounts may be in different currencies.',
  ]);
});
