import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import es from '../words/es.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import { ConvertedAmount } from './ConvertedAmount.tsx';

const expense = {
  ...{ amount: '10.00', currency: 'MXN', convertedAmount: '0.50', convertedCurrency: 'EUR', explanation: null },
  ...{ rate: '0.05', rateDate: '2026-03-02' },
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
