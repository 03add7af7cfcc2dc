import { afterEach, expect, test } from 'vitest';
import { copyPlainly } from './copy-plainly.ts';
import { formatSpokenDay, unbroken } from './dates.ts';
import { formatMoney } from './numbers.ts';

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  document.body.replaceChildren();
  document.getSelection()?.removeAllRanges();
});

/** What arrives where it is pasted when a text of the page is selected and copied; null: what the browser makes of it. */
function copied(shown: string): string | null {
  const line = document.createElement('p');
  line.textContent = shown;
  document.body.append(line);
  document.getSelection()?.selectAllChildren(line);
  const clipboardData = new DataTransfer();
  const event = new Event('copy', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData });
  line.dispatchEvent(event);
  return event.defaultPrevented ? clipboardData.getData('text/plain') : null;
}

test('days, amounts and spoken days are pasted as they would be typed', () => {
  stop = copyPlainly();
  expect(copied(`Until ${unbroken('04-03-2026')}`)).toBe('Until 04-03-2026');
  expect(copied(formatMoney('1250', 'SGD', 'fr'))).toBe('1 250,00 SGD');
  expect(copied(formatSpokenDay('2026-12-02', '2026-11-23', 'dd-MM-yyyy', 'en'))).toBe('Wed 2 Dec · in 9 days');
});
test('a text that has none of it keeps its form: the browser copies it', () => {
  stop = copyPlainly();
  expect(copied('Lyon to Singapore')).toBeNull();
});
