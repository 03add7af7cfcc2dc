/** `castellane` of `castellane.example.com` or `castellane.localhost`; empty on a bare host or an address of numbers. */
export function subDomainOf(host: string): string {
  if (/^[\d.]+$/.test(host) || host.includes(':')) return '';
  const labels = host.split('.');
  const isOwn = labels.at(-1) === 'localhost' ? labels.length > 1 : labels.length > 2;
  return isOwn ? (labels[0] ?? '') : '';
}
