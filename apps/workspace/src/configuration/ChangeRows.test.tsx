import type { BundleDifference } from '@homeport/model/configuration';
import { HomeportProvider } from '@homeport/ui/shell/HomeportProvider.tsx';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { ChangeRows } from './ChangeRows.tsx';
import configuration from './words/en.json' with { type: 'json' };

const nothing: BundleDifference = { seen: '', parts: [], rows: [], found: 0, unknown: [], leftOut: [] };
const rowsOf = (search: Readonly<Record<string, string>>, onSearch: (next: object) => void) => (
  <ChangeRows difference={nothing} search={search} onSearch={onSearch} without={new Set()} onChoose={() => undefined} />
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is typed is looked for once, after the last key, and not again when the address changes by Back', async () => {
  const onSearch = vi.fn();
  const { rerender } = await draw(rowsOf({}, onSearch), {}, { en: { configuration } });
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'ro' } });
  fireEvent.change(field, { target: { value: 'role' } });
  act(() => void vi.advanceTimersByTime(299));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onSearch.mock.calls).toEqual([[{ find: 'role' }]]);

  const inside = (search: Readonly<Record<string, string>>) => (
    <HomeportProvider settings={{}} link={(props) => <a {...props} />}>
      {rowsOf(search, onSearch)}
    </HomeportProvider>
  );
  rerender(inside({ find: 'role' }));
  rerender(inside({}));
  act(() => void vi.advanceTimersByTime(1000));
  expect(onSearch).toHaveBeenCalledTimes(1);
});
