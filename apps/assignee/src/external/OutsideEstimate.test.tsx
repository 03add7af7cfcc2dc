import type { OutsideEstimate as Estimate, OpenLink } from '@homeport/model/external';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { OutsideEstimate } from './OutsideEstimate.tsx';
import external from './words/en.json' with { type: 'json' };

const estimate: Estimate = {
  ...{ assignment: 'HP-1 Ines Vega', number: 2, status: 'Approved', currency: 'EUR', baseDate: '2026-02-01' },
  ...{ total: '1300.00', lowTotal: '1200.00', highTotal: '1500.00', payTotal: null, isWithoutPay: true },
  lines: [{ name: 'Benefit · Housing', year: 1, amount: '1300.00', low: '1200.00', high: '1500.00' }],
  months: [
    { name: 'March 2026', amount: '650.00' },
    { name: 'April 2026', amount: '650.00' },
  ],
  taken: ['One year is counted.'],
};
const link = {
  ...{
    senderName: 'Grace',
    company: { name: 'Meridian' },
    message: 'As discussed',
    validUntil: '2026-12-31T10:00:00Z',
  },
} as unknown as OpenLink;
const shown = () => document.body.textContent?.replace(/[\u2060\u00a0]/g, ' ') ?? '';

test('an estimate is read with its bounds, months and what it takes for given; that pay is left out is said', async () => {
  await draw(<OutsideEstimate link={link} estimate={estimate} />, {}, { en: { external } });
  screen.getByRole('heading', { name: 'Cost estimate 2' });
  for (const said of [
    'HP-1 Ines Vega',
    'As discussed',
    'Benefit · Housing',
    'March 2026',
    'One year is counted.',
    'Approved',
  ])
    expect(shown()).toContain(said);
  expect(shown()).toMatch(/1,200\.00.* to .*1,500\.00/);
  screen.getByText(external['estimate.withoutPay']);
  expect(screen.queryByRole('button')).toBeNull();
});
