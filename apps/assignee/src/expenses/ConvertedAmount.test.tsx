import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import en from '../words/en.json' with { type: 'json' };
import es from '../words/es.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import { ConvertedAmount } from './ConvertedAmount.tsx';

const expense = {
  ...{ amount: '10.00', currency: 'MXN', convertedAmount: '0.50', convertedCurrency: 'EUR', explanation: null },
  ...{ rate: '0.05', rateDate: '2026-03-02', expenseDate: '2026-03-02' },
};

test.each([
  ['es', 'ECB', /, BCE$/],
  ['fr', 'ECB', /, BCE$/],
  ['es', 'MANUAL', /, introducido a mano$/],
  ['fr', 'IMPORT', /, importé$/],
  ['es', 'Banxico', /, Banxico$/],
] as const)('in %s the source %s of a rate is called as people call it', async (locale, rateSource, says) => {
  const of = { ...expense, rateSource };
  const { container } = await draw(
    <ConvertedAmount expense={of as never} />,
    { locale },
    { es: { app: es }, fr: { app: fr } },
  );
  expect(container.querySelector('.hp-caption')?.textContent).toMatch(says);
});

test('a rate of an earlier day says that there is none of the day itself', async () => {
  const said = async (expenseDate: string) => {
    const of = { ...expense, rateSource: 'ECB', expenseDate };
    const { container, unmount } = await draw(
      <ConvertedAmount expense={of as never} />,
      { locale: 'en' },
      { en: { app: en } },
    );
    const words = container.querySelector('.hp-caption')?.textContent?.replaceAll('\u2060', '');
    unmount();
    return words;
  };
  expect(await said('2026-03-02')).toBe('Rate 0.05 of 02-03-2026, ECB');
  expect(await said('2026-03-04')).toBe('Rate 0.05 of 02-03-2026, ECB; there is none of 04-03-2026');
});
