import { afterEach, expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { formatSpokenDay, unbroken } from './dates.ts';
import { formatMoney } from './numbers.ts';

afterEach(() => document.getSelection()?.removeAllRanges());

/** What arrives where it is pasted when a text of an app's page is selected and copied; null: what the browser makes of it. */
async function copied(shown: string): Promise<string | null> {
  const { getByRole, unmount } = await draw(<p role="note">{shown}</p>);
  const line = getByRole('note');
  document.getSelection()?.selectAllChildren(line);
  const clipboardData = new DataTransfer();
  const event = new Event('copy', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData });
  line.dispatchEvent(event);
  unmount();
  return event.defaultPrevented ? clipboardData.getData('text/plain') : null;
}

test('days, amounts and spoken days are pasted as they would be typed', async () => {
  expect(await copied(`Until ${unbroken('04-03-2026')}`)).toBe('Until 04-03-2026');
  expect(await copied(formatMoney('1250', 'SGD', 'fr'))).toBe('1 250,00 SGD');
  const spoken = formatSpokenDay('2026-12-02', '2026-11-23', 'dd-MM-yyyy', 'en');
  expect(await copied(spoken)).toBe('Wed 02-12-2026 · in 9 days');
});
test('a text that has none of it keeps its form: the browser copies it', async () => {
  expect(await copied('Lyon to Singapore')).toBeNull();
});
