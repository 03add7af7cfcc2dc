import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../../tests/support/draw-kit.tsx';
import words from '../words/en.json' with { type: 'json' };
import { TouchHint } from './TouchHint.tsx';

test('somebody who moves one finger is told that two move the map', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const { container } = await draw(<TouchHint box={{ current: box }} />, {}, { en: { diary: words } });
  vi.useFakeTimers();
  const move = (fingers: number) =>
    act(() => {
      box.dispatchEvent(Object.assign(new Event('touchmove'), { touches: { length: fingers } }));
    });
  const told = () => container.textContent?.includes('Use two fingers to move the map');
  expect(told()).toBe(false);
  move(1);
  expect(told()).toBe(true);
  move(2);
  expect(told()).toBe(false);
  move(1);
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(told()).toBe(false);
  vi.useRealTimers();
});
