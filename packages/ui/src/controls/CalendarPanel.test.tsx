import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';

test('the calendar takes the focus to its day without moving the page', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await draw(<CalendarPanel value="2026-12-02" onPick={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wednesday, December 2, 2026' }));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
});
