import {
  decimal,
  defineCalculation,
  defineEntity,
  derived,
  json,
  many,
  money,
  percentage,
  sum,
  text,
} from '@homeport/grammar';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { toyCatalogue } from '../../../../tests/support/toy-host.tsx';
import { checkWords } from '../language/bundles.ts';
import { ExplainPanel } from './ExplainPanel.tsx';
import type { CalculationWords, Explained, ExplainHost } from './explained.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

const freight = defineCalculation({
  name: 'freight',
  source: 'Tariff of 2026',
  inputs: {
    weights: many(decimal('Crate', { unit: 'kg' })),
    price: decimal('Price'),
    surcharge: percentage('Surcharge'),
  },
  steps: { weight: decimal('Weight', { unit: 'kg' }) },
  result: money('Freight'),
  work: ({ weights, price, surcharge }, steps) =>
    steps
      .weight(sum(weights, { kind: 'number', of: 'kg' }))
      .times(price)
      .times(sum([1, surcharge.fraction()]))
      .rounded(),
});
const { trace } = freight.run({
  weights: [
    { value: '1200.5', title: 'Piano', source: { entity: 'crate', id: 'c1', version: 2 } },
    { value: '300', title: 'Books', source: { entity: 'crate', id: 'c2' } },
  ],
  price: {
    value: '2.333',
    unit: { kind: 'rate', of: 'EUR', per: 'kg' },
    source: { asOf: '2026-03-01', by: 'Harbour' },
  },
  surcharge: null,
});
const words = {
  fr: async () => ({
    words: {
      'calculation.freight.weight': 'Poids',
      'calculation.freight.price': 'Prix',
      'calculation.freight.source': 'Tarif de 2026',
    },
  }),
};

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: { name: text('Name') },
  access: { loader: { do: ['read'] } },
});
/** An application whose reader has these roles; the second crate has no page. */
const harbour = (roles: readonly string[] = ['loader']): ExplainHost => ({
  catalogue: toyCatalogue(crate),
  viewer: { roles },
  address: ({ entity, id }) => (id === 'c1' ? `/${entity.name}/c1` : null),
});

const plain = (node: Element) => (node.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
/** What stands behind a number, once its texts have come. */
async function opened(
  own: { explained?: Explained; host?: ExplainHost; words?: CalculationWords } = {},
  locale: 'en' | 'es' | 'fr' = 'en',
) {
  const { container: panel } = await draw(<ExplainPanel explained={trace} words={words} {...own} />, { locale });
  await waitFor(() => expect(within(panel).queryByRole('status', { name: /Loading|Chargement/ })).toBeNull());
  return panel;
}

describe('a number that is explained', () => {
  test('opens to its formula in names and in figures, its parts, rounding, result and where the formula is from', async () => {
    const panel = await opened();
    const said = plain(panel);
    expect(said).toContain('Weight × Price × (1 + Surcharge)');
    expect(said).toContain('1,500.5 kg × 2.333 × (1 + 0%) = EUR 3,500.67');
    expect(said).toContain('Price EUR/kg');
    expect(said).toContain('Harbour');
    expect(said).toContain('Half up to 2 decimals');
    expect(said).toContain('ResultEUR 3,500.67');
    expect(said).toContain('Tariff of 2026');
    expect(within(panel).getByText('Surcharge').closest('li')?.textContent).toContain(
      'Not given; it counts as nothing',
    );
  });

  test('opens level by level, with the keys too, down to the records as links where they may be opened', async () => {
    const panel = await opened({ host: harbour() });
    expect(within(panel).queryByText('Piano')).toBeNull();
    const weight = within(panel).getByRole('button', { name: /Weight/ });
    expect(weight.getAttribute('aria-expanded')).toBe('false');
    weight.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(weight.getAttribute('aria-expanded')).toBe('true');
    expect(plain(panel)).toContain('sum of 2 figures: Crate');
    expect(within(panel).getByRole('link', { name: 'Crate' }).getAttribute('href')).toBe('/crate/c1');
    expect(plain(within(panel).getByText('Piano').closest('li') as Element)).toContain('version 2');
    const books = within(panel).getByText('Books').closest('li') as Element;
    expect([books.querySelector('a'), plain(books)]).toEqual([null, 'Books300 kgCrate']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(within(panel).queryByText('Piano')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(within(panel).getByText('Books')).toBeTruthy();
  });

  test('calls the source of a rate as its reader does, and one without a word by its code', async () => {
    const rate = (by: string) =>
      freight.run({
        weights: [],
        price: { value: '2', unit: { kind: 'rate', of: 'EUR', per: 'kg' }, source: { by } },
        surcharge: null,
      }).trace;
    expect(plain(await opened({ explained: rate('ECB') }, 'fr'))).toContain('BCE');
    expect(plain(await opened({ explained: rate('MANUAL') }))).toContain('entered by hand');
    expect(plain(await opened({ explained: rate('Harbour') }))).toContain('Harbour');
  });

  test('speaks the language of its reader', async () => {
    const panel = await opened({}, 'fr');
    const said = plain(panel);
    expect(said).toContain('Poids × Prix × (1 + Surcharge)');
    expect(said).toContain('3 500,67 EUR');
    expect(said).toContain('Formule : Tarif de 2026');
  });

  test('leads into the calculation that a figure came from', async () => {
    const bill = defineCalculation({
      name: 'bill',
      source: 'This test',
      inputs: { freights: many(money('Freight')) },
      result: money('Bill'),
      work: ({ freights }) => sum(freights),
    });
    const inner = freight.run({
      weights: ['2'],
      price: { value: '3', unit: { kind: 'rate', of: 'EUR', per: 'kg' } },
      surcharge: '10',
    });
    const panel = await opened({ explained: bill.run({ freights: [{ ...inner, title: 'First' }] }).trace });
    await userEvent.click(within(panel).getByRole('button', { name: /First/ }));
    expect(plain(panel)).toContain('2 kg × 3 × (1 + 10%) = EUR 6.60');
    expect(plain(panel)).toContain('Exact: nothing was rounded');
  });

  test('says which part may not be seen, and shows no figure of the others', async () => {
    const panel = await opened({ host: harbour([]) });
    const said = plain(panel);
    expect(said).toContain('You may not see this part');
    expect(said).toContain('Left out: it would give that part away');
    expect(said).not.toMatch(/2\.333|1,500|1200/);
    expect(said).toContain('EUR 3,500.67');
  });

  test('finds the trace of a field of a record when it is opened, once more when that failed', async () => {
    const entity = defineEntity({
      ...crate,
      fields: { freight: derived(money('Freight'), { by: 'freight', trace: 'how' }), how: json('How') },
    });
    let tries = 0;
    const calculation = async () => {
      tries += 1;
      if (tries === 1) throw new Error('away');
      return freight;
    };
    const row = { id: 'v1', freight: '3500.67', how: trace };
    const host = { ...harbour(), catalogue: { ...harbour().catalogue, calculation } };
    const panel = await opened({ explained: { entity, name: 'freight', row, hidden: new Set() }, host });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Retry' }));
    await within(panel).findByText('Tariff of 2026', { exact: false });
  });
  test('reads what was kept of a calculation, and says when nobody knows any more', async () => {
    const known = await opened({ explained: { by: 'freight', kept: trace }, host: harbour() });
    expect(plain(known)).toContain('Tariff of 2026');
    known.remove();
    const lost = await opened({ explained: { by: 'freight', kept: { was: 'something else' } }, host: harbour() });
    expect(await within(lost).findByText('How this number came about can no longer be shown.')).toBeTruthy();
  });
});

test.each([
  ['es', es],
  ['fr', fr],
])('%s has every text of the viewer, with the same arguments', (_name, other) => {
  expect(checkWords(en, other, true)).toEqual([]);
});
