import type { ExternalAccess } from '@homeport/model/external';
import { signLink } from '../../signed-link.ts';

const epochSeconds = (moment: string): number => Math.floor(Date.parse(moment) / 1000);

/** The address of a link; made from its record each time, so that it stands nowhere. */
export function addressOfLink(
  publicUrl: string,
  key: Buffer,
  tenant: string,
  link: Pick<ExternalAccess, 'id' | 'validUntil'>,
): string {
  const token = signLink(key, { tenant, id: link.id, expires: epochSeconds(link.validUntil), number: 0 });
  return `${publicUrl}/link?token=${token}`;
}
