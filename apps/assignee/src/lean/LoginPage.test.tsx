import { dropTokens, readTokens } from '@homeport/client';
import { plainTheme } from '@homeport/model/tenancy';
import { createDrafts } from '@homeport/ui/parts/drafts.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LeanApp } from './LeanApp.tsx';
import { loadLeanWords } from './lean-words.ts';

type Body = Readonly<Record<string, unknown>>;
const sent: Body[] = [];
/** A server that answers each call in its turn. */
function answering(...answers: readonly (readonly [status: number, body: Body])[]): void {
  const left = [...answers];
  vi.stubGlobal('fetch', async (_: unknown, request: { body?: string }) => {
    sent.push(JSON.parse(request.body ?? '{}') as Body);
    const [status, body] = left.shift() ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
}
const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 600 };
const entered = vi.fn();
const prepared = vi.fn();

async function signIn(username: string, password: string): Promise<void> {
  render(<LeanApp theme={plainTheme} onEnter={entered} onPrepare={prepared} />);
  if (username) await userEvent.type(screen.getByLabelText(/Username/), username);
  if (password) await userEvent.type(screen.getByLabelText(/^Password/), password);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}
beforeEach(async () => {
  await loadLeanWords('en');
  history.replaceState(null, '', '/login');
  sent.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropTokens();
});

describe('signing in', () => {
  test('another role is refused above the form, and the fields keep what was typed', async () => {
    answering([403, { code: 'identity.incorrectRole', title: 'incorrect role' }]);
    await signIn('hr.manager', 'Welcome-2026!');
    expect((await screen.findByRole('alert')).textContent).toBe('incorrect role');
    expect(screen.getByLabelText(/Username/)).toHaveProperty('value', 'hr.manager');
    expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', 'Welcome-2026!');
    expect(document.title).toMatch(/^Error: /);
    expect(readTokens()).toBeNull();
  });
  test('without a username nothing is sent', async () => {
    answering();
    await signIn('', 'x');
    expect(screen.getByText('Please enter a Username')).toBeDefined();
    expect(sent).toEqual([]);
  });
  test('goes through the code of the second factor, and says that this is the assignee application', async () => {
    answering([200, { step: 'code', canRequestCode: true }], [200, tokens]);
    await signIn('camille', 'Welcome-2026!');
    await userEvent.type(await screen.findByLabelText(/Verification code/), '123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(entered).toHaveBeenCalled());
    expect(sent).toMatchObject([
      { username: 'camille', step: 'password', application: 'assignee' },
      { username: 'camille', password: 'Welcome-2026!', step: 'code', authCode: '123456' },
    ]);
    expect(readTokens()?.access).toBe('a');
    // The application was asked for while the password was typed.
    expect(prepared).toHaveBeenCalledOnce();
  });
  test('a lost network is told in words, and the form stays', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await signIn('camille', 'Welcome-2026!');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
  });
});

test('coming back after the session has ended says that something is kept only where it is', async () => {
  const told = async () => {
    const { container, unmount } = render(<LeanApp theme={plainTheme} onEnter={entered} onPrepare={prepared} />);
    await screen.findByLabelText(/Username/);
    const text = container.textContent ?? '';
    unmount();
    return text;
  };
  history.replaceState(null, '', '/login?to=%2Fdashboard');
  expect(await told()).toContain('Please sign in again.');
  expect(await told()).not.toContain('What you typed is kept.');
  createDrafts('ada', localStorage).write('note', { text: 'mine' });
  expect(await told()).toContain('Please sign in again. What you typed is kept.');
  localStorage.clear();
});
