import type { ExternalAccess } from './external-access.entity.ts';

/** What has become of a link. */
export type LinkState = 'OPEN' | 'EXPIRED' | 'USED' | 'REVOKED';

/** How many e-mails with links somebody may send in an hour. */
export const linksAnHour = 30;

/** The state of a link at a moment (ISO UTC); what was used or revoked stays that, whatever the time. */
export function linkState(
  { status, validUntil }: Pick<ExternalAccess, 'status' | 'validUntil'>,
  now: string,
): LinkState {
  if (status !== 'OPEN') return status;
  return Date.parse(validUntil) <= Date.parse(now) ? 'EXPIRED' : 'OPEN';
}

/** One plain address, in lower case; undefined for anything else, several addresses and header lines among it. */
export function addressOf(given: string): string | undefined {
  const address = given.trim().toLowerCase();
  const isOne =
    address.length <= 254 && /^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\.]{2,}$/.test(address);
  return isOne && !address.includes('..') ? address : undefined;
}
