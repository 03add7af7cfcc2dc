import { plainTheme } from '@homeport/model/tenancy';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import words from '../words/lean.en.json' with { type: 'json' };
import { LeanApp } from './LeanApp.tsx';
import { loadLeanWords } from './lean-words.ts';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const drawn = (stand?: () => void) =>
  render(<LeanApp theme={plainTheme} onEnter={vi.fn()} onPrepare={vi.fn()} {...(stand ? { onStand: stand } : {})} />);
beforeEach(async () => {
  await loadLeanWords('en');
  history.replaceState(null, '', '/');
});

test('the start leads to the sign-in page, and the way back of the browser to the start', async () => {
  drawn();
  expect(heading()).toContain('Your move with');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(location.pathname).toBe('/login');
  expect(screen.getByLabelText(/Username/)).toBeTruthy();
  act(() => {
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(heading()).toContain('Your move with');
});

test.each([
  ['/logout', words.signedOut, '/login'],
  ['/no-such-page', words.notFound, '/'],
])('%s says "%s" and has one way on', async (address, says, leads) => {
  history.replaceState(null, '', address);
  drawn();
  expect(heading()).toBe(says);
  await userEvent.click(screen.getByRole('main').querySelector('button') as HTMLButtonElement);
  expect(location.pathname).toBe(leads);
});

test('the page tells once that it stands, so that it may be drawn anew', () => {
  const stand = vi.fn();
  drawn(stand);
  expect(stand).toHaveBeenCalledTimes(1);
});
