import { Problem } from '@homeport/client';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { ErrorPage } from './ErrorPage.tsx';

test('a page that is refused is said to be so at once, before the rest of its page has come', async () => {
  const errors = [403, 404, 0, 500].map((status) => new Problem({ status }));
  await draw(
    [...errors, new Error('broken')].map((error, at) => <ErrorPage key={errors[at]?.status ?? 'x'} error={error} />),
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'You do not have access to this page',
    'This page does not exist',
    'You are offline',
    'This page could not be opened.',
    'This page could not be opened.',
  ]);
});
