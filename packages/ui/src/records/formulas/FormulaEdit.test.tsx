import {
  date,
  defineEntity,
  formulaCases,
  formulaFunctions,
  longText,
  money,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { draw, everything, toyCatalogue, toyHost } from '../../../../../tests/support/toy-host.tsx';
import { checkWords } from '../../language/bundles.ts';
import { fieldAt } from '../fields/field-at.ts';
import { kitOf } from '../fields/field-kits.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

const ship = defineEntity({
  name: 'ship',
  label: 'Ship',
  plural: 'Ships',
  title: [],
  fields: { name: text('Name'), built: date('Built'), berths: whole('Berths') },
  access: everything,
});
const voyage = defineEntity({
  name: 'voyage',
  label: 'Voyage',
  plural: 'Voyages',
  title: [],
  fields: { fare: money('Fare'), currency: text('Currency'), ship: ref('Ship', 'ship') },
  access: everything,
});
const bands = {
  table: 'tariff',
  code: 'code',
  since: 'since',
  rows: 'band',
  row: { of: 'tariff', from: 'from', currency: 'currency', rate: 'rate' },
} as const;
const price = defineEntity({
  name: 'price',
  label: 'Price',
  plural: 'Prices',
  title: [],
  fields: {
    code: text('Code'),
    rule: longText('Rule', {
      max: 4000,
      offers: { what: 'formula', on: 'voyage', formula: { code: 'code', cases: 'tests', bands } },
    }),
    tests: formulaCases('Tests'),
  },
  access: everything,
});
const host = toyHost(toyCatalogue(ship, voyage, price));
const patience = { timeout: 10_000 };

function Held({ first, tests }: { readonly first: string; readonly tests: unknown }) {
  const [value, setValue] = useState<unknown>(first);
  const at = fieldAt(price, 'rule');
  if (!at) return null;
  const { Edit } = kitOf(at);
  const values = { rule: value, tests };
  return <Edit at={at} label="Rule" value={value} values={values} onChange={setValue} onOther={() => {}} />;
}
async function editor(first: string, tests: unknown = null): Promise<HTMLTextAreaElement> {
  await draw(host, <Held first={first} tests={tests} />);
  await screen.findByRole('combobox', { name: 'Write a name into: Rule' }, patience);
  const area = screen.getByRole('textbox', { name: 'Rule' });
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('no text of several lines');
  return area;
}
const fault = (words: string | RegExp) => screen.findByRole('button', { name: words }, patience);

test('what is wrong is said while it is typed, with its place, which a press goes to', async () => {
  const area = await editor('');
  await userEvent.type(area, 'fare × 2 + 5');
  const wrong = await fault(/An amount and a plain number do not go together/);
  expect(within(wrong).getByText('fare × 2 + 5').tagName).toBe('MARK');
  await userEvent.clear(area);
  await userEvent.type(area, 'fare + wings');
  (await fault(/There is no “wings” here/)).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(area);
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('wings');
  await userEvent.keyboard('fare');
  await expect.poll(() => screen.queryByRole('button', { name: /wings/ })).toBeNull();
  expect(area.value).toBe('fare + fare');
});

test('names and functions are written where the cursor is, found by their words', async () => {
  const area = await editor('fare × ');
  area.setSelectionRange(7, 7);
  const names = screen.getByRole('combobox', { name: 'Write a name into: Rule' });
  await userEvent.click(names);
  await userEvent.click(await screen.findByRole('option', { name: /Ship › Berths/, hidden: true }, patience));
  expect(area.value).toBe('fare × ship.berths');
  area.setSelectionRange(0, 4);
  await userEvent.click(screen.getByRole('combobox', { name: 'Write a function into: Rule' }));
  await userEvent.click(await screen.findByRole('option', { name: /^min\(/, hidden: true }, patience));
  expect(area.value).toBe('min() × ship.berths');
});

test('the tests beside it are tried with every change, and what they come to can be opened', async () => {
  const given = [
    { name: 'fare', value: '100' },
    { name: 'ship.berths', value: '2' },
  ];
  const area = await editor('fare × ship.berths', [{ name: 'Two berths', given, expected: '200' }]);
  expect(await screen.findByText('Test “Two berths” comes to what is expected:', undefined, patience)).toBeTruthy();
  expect(screen.getByRole('button', { name: /200/ })).toBeTruthy();
  await userEvent.type(area, ' × 2');
  expect(
    await screen.findByText('Test “Two berths”: 200 was expected, and it comes to 400.', undefined, patience),
  ).toBeTruthy();
});

test('tables and other formulas are left to the server', async () => {
  await editor('bands(fare, table("TARIFF")) + formula("OTHER")', [{ name: 'Any', given: [], expected: '1' }]);
  expect(screen.queryByText(/Test “Any”/)).toBeNull();
  expect(screen.queryAllByRole('button', { name: /TARIFF|OTHER/ })).toEqual([]);
});

test('every function has its words in each language', () => {
  for (const { name, says } of formulaFunctions)
    expect(Object.entries(en).find(([key]) => key === `function.${name}`)?.[1]).toBe(says);
  for (const other of [es, fr]) expect(checkWords(en, other, true)).toEqual([]);
});
