import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OpeningFrame } from './OpeningFrame.tsx';

const words = { opening: 'Opening Port', openFailed: 'It could not be opened.', tryAgain: 'Try again' };
const theme = { logo: null, logoDark: null, appName: 'Port' };
const drawn = (onRetry?: () => void) =>
  render(
    <OpeningFrame
      theme={theme}
      look="lean-opening"
      text={(key) => words[key]}
      bones={<span>bones</span>}
      onRetry={onRetry}
    />,
  );

test('what is on its way is said and drawn, and nothing is offered', () => {
  drawn();
  expect(screen.getByRole('status', { name: 'Opening Port' }).textContent).toBe('bones');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Opening Port');
  expect(screen.queryByRole('button')).toBeNull();
});
test('what did not come says so, and is tried once more', async () => {
  const again = vi.fn();
  drawn(again);
  expect(screen.getByText('It could not be opened.')).toBeTruthy();
  expect(screen.queryByText('bones')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledTimes(1);
});
