/**
 * The address that a sign-in comes back to: the one it began at, where that is this installation's own (its public address,
 * or a sub-domain of it for a company), else the public address.
 */
export function originOf(publicUrl: string, given: string | null): string {
  if (given === null || !URL.canParse(given)) return publicUrl;
  const [own, asked] = [new URL(publicUrl), new URL(given)];
  if (asked.protocol !== own.protocol || asked.port !== own.port) return publicUrl;
  // On one's own machine the names of the loopback are one place.
  const hosts = ['localhost', '127.0.0.1'].includes(own.hostname) ? ['localhost', '127.0.0.1'] : [own.hostname];
  const isOwn = hosts.some((host) => asked.hostname === host || /^[a-z\d-]+$/.test(labelBefore(asked.hostname, host)));
  return isOwn ? asked.origin : publicUrl;
}
/** What stands before `.host`; an empty text when the name does not end so. */
const labelBefore = (name: string, host: string): string =>
  name.endsWith(`.${host}`) ? name.slice(0, -host.length - 1) : '';
