import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { Granted } from './Granted.tsx';
import assistance from './words/en.json' with { type: 'json' };

const drawn = {
  used: '2500.00',
  granted: '12000.00',
  left: '9500.00',
  over: '0.00',
  from: '2026-01-01',
  to: '2026-12-31',
};
const benefit = (name: string, more: object) => ({
  ...{ id: name, name, amount: '12000.00', currency: 'EUR', period: 'YEAR', startsOn: null, endsOn: '2027-12-31' },
  upperLimit: '12000.00',
  ...{ withExpenses: true, years: [], reasons: [], drawn },
  ...more,
});
const plain = (element: Element | null | undefined) =>
  element?.textContent?.replace(/[\u2060\u00a0]/g, ' ').replace(/\s+/g, ' ');

test('everybody reads what they are entitled to, why, what is left, and until when', async () => {
  declaredServer({
    'GET case-terms/mai': [
      benefit('School fees', {
        upperLimit: '15000.00',
        reasons: [{ because: 'VARIES', by: 'FAMILY_SIZE', value: '3' }],
      }),
      benefit('Premium', {
        amount: null,
        endsOn: null,
        withExpenses: false,
        drawn: { ...drawn, granted: null, left: null },
      }),
    ],
  });
  await drawPage(<Granted />, { bundles: { en: { assistance } } });
  const school = plain((await screen.findByText('School fees')).closest('li'));
  expect(school).toMatch(/for the size of your family · until \w+ 31.*12,000\.00 per year/);
  expect(school).toMatch(/2,500\.00 of .*12,000\.00 used · .*9,500\.00 left · 01.*to 31.*Claim it with your expenses/);
  expect(school).toContain('More can be agreed with your team, up to EUR 15,000.00 per year');
  expect(screen.queryAllByText(/More can be agreed/)).toHaveLength(1);
  expect(plain(screen.getByText('Premium').closest('li'))).toMatch(
    /^Premium.*as long as your assignment.*depends on your pay/,
  );
});
