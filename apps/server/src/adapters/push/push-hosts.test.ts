import { expect, test } from 'vitest';
import { isPushAddress, knownPushHosts } from './push-hosts.rules.ts';

const usual = { pushHosts: knownPushHosts, outboundHosts: [] };
test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=1', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evil.example/fcm.googleapis.com', false],
  ['https://evilpush.services.mozilla.com/x', false],
  ['https://a.b.push.services.mozilla.com/x', false],
  ['https://push.services.mozilla.com/x', false],
  ['https://fcm.googleapis.com@evil.example/x', false],
  ['https://user:word@fcm.googleapis.com/x', false],
  ['https://169.254.169.254/latest', false],
  ['file:///etc/passwd', false],
  ['nothing', false],
])('%s may be sent push messages: %s', (address, expected) => expect(isPushAddress(address, usual)).toBe(expected));

test('a service of one’s own is named by the operator, and opened for plain HTTP apart', () => {
  const own = { pushHosts: ['127.0.0.1:9000'], outboundHosts: ['127.0.0.1:9000'] };
  expect(isPushAddress('http://127.0.0.1:9000/x', own)).toBe(true);
  expect(isPushAddress('http://127.0.0.1:9001/x', own)).toBe(false);
  expect(isPushAddress('http://127.0.0.1:9000/x', { ...own, outboundHosts: [] })).toBe(false);
  expect(isPushAddress('https://fcm.googleapis.com/x', own)).toBe(false);
  expect(isPushAddress('https://fcm.googleapis.com/x', { pushHosts: [], outboundHosts: [] })).toBe(false);
});
