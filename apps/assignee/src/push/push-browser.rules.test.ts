import { expect, test } from 'vitest';
import { pushBrowserOf } from './push-browser.rules.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
test.each([
  [`${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`, 'CHROME'],
  [`${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'EDGE'],
  [`${windows} Gecko/20100101 Firefox/144.0`, 'FIREFOX'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 'CHROME'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15', null],
  [`${windows} AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, null],
  [`${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`, null],
  [`${iphone} FxiOS/144.0 Mobile/15E148 Safari/604.1`, null],
  ['', null],
])('%s is told as %s', (userAgent, expected) => expect(pushBrowserOf(userAgent)).toBe(expected));
