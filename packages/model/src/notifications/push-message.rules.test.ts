import { expect, test } from 'vitest';
import { pushNotice } from './push-message.rules.ts';

const notice = { title: 'Payment paid', body: '1 250,00 EUR to account 4821', link: null, tag: 't', lang: 'fr' };
test.each([[{ weight: 'decision' } as const], [{ weight: 'security' } as const], [undefined]])(
  'of %j only the title leaves the house',
  (event) => {
    expect(JSON.stringify(pushNotice(event, notice))).not.toContain('4821');
    expect(pushNotice(event, notice).title).toBe('Payment paid');
  },
);
test('other things are told in few words, and always fit into four kilobytes', () => {
  expect(pushNotice({}, notice).body).toBe(notice.body);
  const long = pushNotice({}, { ...notice, title: '𝒳'.repeat(150), body: '𝒳'.repeat(2000), link: '/x'.repeat(150) });
  expect([...(long.body ?? '')]).toHaveLength(240);
  expect(Buffer.byteLength(JSON.stringify(long))).toBeLessThan(3000);
});
test('without a place of its own it leads to the list of notices', () =>
  expect(pushNotice({}, notice).link).toBe('/dashboard/notifications'));
