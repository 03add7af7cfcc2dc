import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { DecideByLinkPage } from './DecideByLinkPage.tsx';
import deciding from './words/en.json' with { type: 'json' };

const about = {
  name: 'Money',
  kind: 'Cost estimate',
  subject: 'AS-000001 1',
  amount: '4000.00',
  currency: 'EUR',
  dueDate: '2026-12-03',
  requesters: ['Grace'],
  status: 'OPEN',
  decidedBy: null,
  facts: [{ label: 'Assumptions', kind: 'text', value: 'Two flats', currency: null }],
};
const link = (state: string, more: object = {}) =>
  ({ state, company: { name: 'Acme' }, page: '/workspace/dashboard/decision/d1', about, ...more }) as never;
const drawn = (given: never) =>
  act(() => drawPage(<DecideByLinkPage link={given} token="t" />, { bundles: { en: { deciding } } }));

test('the thing is shown before it is decided, and deciding tells so once', async () => {
  const asked: unknown[] = [];
  declaredServer({
    'POST deciding/by-link': (_: unknown, body: unknown) => {
      asked.push(body);
      return { status: 'APPROVED' };
    },
  } as never);
  await drawn(link('OPEN'));
  screen.getByText('AS-000001 1');
  screen.getByText('Two flats');
  screen.getByText('Grace');
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await screen.findByText(deciding.reasonNeeded);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByText(deciding.doneText);
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('what cannot be decided here says why, and leads to the sign-in', async () => {
  for (const [state, said] of [
    ['EXPIRED', deciding['state.EXPIRED']],
    ['CHANGED', deciding['state.CHANGED']],
    ['NOT_YOURS', deciding['state.NOT_YOURS']],
  ] as const) {
    const { unmount } = (await drawn(link(state, { about: null }))) as never as { unmount: () => void };
    screen.getByText(said);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('decision/d1');
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
  }
});

test('what is decided says by whom', async () => {
  await drawn(link('DECIDED', { about: { ...about, status: 'APPROVED', decidedBy: 'Ada' } }));
  screen.getByText('Ada has decided it.');
});
