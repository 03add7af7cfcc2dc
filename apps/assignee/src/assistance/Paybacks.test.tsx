import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { Paybacks } from './Paybacks.tsx';
import assistance from './words/en.json' with { type: 'json' };

const agreed = (description: string, status: string) => ({
  ...{
    id: description,
    description,
    status,
    paid: '18000.00',
    due: '11250.00',
    currency: 'EUR',
    lastDay: '2027-06-30',
  },
});
const plain = (element: Element | null | undefined) =>
  element?.textContent?.replace(/[\u2060\u00a0]/g, ' ').replace(/\s+/g, ' ');
const bundles = { bundles: { en: { assistance } } };

test('somebody reads what leaving today would cost, until when, and what is due', async () => {
  declaredServer({ 'GET payback/mai': [agreed('Relocation costs', 'RUNNING'), agreed('Sign-on bonus', 'DUE')] });
  await drawPage(<Paybacks />, bundles);
  const line = (text: string) => plain(screen.getByText(text).closest('li'));
  await screen.findByText('Relocation costs');
  expect(line('Relocation costs')).toMatch(
    /If you leave today you would owe .*11,250\.00; after .*30.*2027 \(in \d+ months\) nothing\..*18,000\.00/,
  );
  expect(line('Sign-on bonus')).toMatch(/You leave before it is over: .*11,250\.00 is to be paid back/);
});

test('whoever has agreed to nothing has no card', async () => {
  declaredServer({ 'GET payback/mai': [] });
  await drawPage(<Paybacks />, bundles);
  expect(screen.queryByText(assistance.payback)).toBeNull();
});
