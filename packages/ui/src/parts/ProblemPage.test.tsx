import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { type ProblemKind, ProblemPage } from './ProblemPage.tsx';

test.each<[ProblemKind, number]>([
  ['offline', 1],
  ['server', 0],
])('a page of the kind %s is tried again by itself once the network is back: %i time', async (kind, times) => {
  const onRetry = vi.fn();
  const { unmount } = await draw(<ProblemPage kind={kind} homeHref="/" onRetry={onRetry} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(times);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(times);
});
