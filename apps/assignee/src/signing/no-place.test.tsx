import { Problem } from '@homeport/client';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { NoPlace } from './SigningPage.tsx';
import en from './words/en.json' with { type: 'json' };

const show = (given: { status: number; code?: string }) =>
  draw(
    <NoPlace error={new Problem({ ...given, title: 'It is so.' })} onRetry={vi.fn()} />,
    {},
    { en: { signing: en } },
  );

test('a company without signing is told of with who to ask, and no button that cannot help', async () => {
  await show({ status: 403, code: 'signing.notEnabled' });
  screen.getByText(/does not have documents signed in this app/);
  expect(screen.getByRole('link', { name: 'Ask your case manager' }).getAttribute('href')).toBe(
    '/dashboard/contactUs/chat',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('trying again is offered where it may help, not where the document is signed already', async () => {
  const { unmount } = await show({ status: 503 });
  screen.getByRole('button', { name: 'Retry' });
  unmount();
  await show({ status: 409, code: 'signing.signedAlready' });
  screen.getByText('It is so.');
  expect(screen.queryByRole('button')).toBeNull();
});
