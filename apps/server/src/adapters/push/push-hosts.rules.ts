/** The push services of Chrome, Firefox and Edge; `*.` stands for any one name before it. */
export const knownPushHosts: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
];

/**
 * Whether an address may be sent push messages: HTTPS at one of the allowed hosts (`name` or `name:port`), plain HTTP only
 * where the operator has opened the host for it. An address comes from a browser, so it is never trusted by itself.
 */
export function isPushAddress(
  address: string,
  { pushHosts, outboundHosts }: { readonly pushHosts: readonly string[]; readonly outboundHosts: readonly string[] },
): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, host, hostname } = new URL(address);
  if (username || password) return false;
  const isOpen = outboundHosts.includes(host) || outboundHosts.includes(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isOpen)) return false;
  return pushHosts.some((allowed) =>
    allowed.startsWith('*.')
      ? hostname.endsWith(allowed.slice(1)) && !hostname.slice(0, -allowed.length + 1).includes('.')
      : allowed === host || allowed === hostname,
  );
}
