import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '@homeport/grammar';

/** What a signed link opens: one record of one tenant, until a moment (epoch seconds); `number` counts the links given. */
export interface SignedLink {
  readonly tenant: string;
  readonly id: string;
  readonly expires: number;
  readonly number: number;
  /** The user it was given to, where it opens nothing for anybody else. */
  readonly reader?: string;
}
const separator = '.';

/** The text of a link. Nobody without the key can make or change one. */
export function signLink(key: Buffer, { tenant, id, expires, number, reader }: SignedLink): string {
  const body = Buffer.from([tenant, id, expires, number, ...(reader ? [reader] : [])].join(separator)).toString(
    'base64url',
  );
  return `${body}${separator}${signature(key, body)}`;
}
/** What a link opens; undefined when it was not made here, was changed, or is over. `now` in epoch seconds. */
export function readLink(key: Buffer, token: string, now: number): SignedLink | undefined {
  const [body = '', given = '', ...rest] = token.split(separator);
  const wanted = Buffer.from(signature(key, body));
  const sent = Buffer.from(given);
  if (rest.length > 0 || wanted.length !== sent.length || !timingSafeEqual(wanted, sent)) return undefined;
  const [tenant, id, expires, number, reader] = Buffer.from(body, 'base64url').toString('utf8').split(separator);
  const link = {
    tenant: tenant ?? '',
    id: id ?? '',
    expires: Number(expires),
    number: Number(number),
    ...(reader && { reader }),
  };
  const isSound = isId(link.tenant) && isId(link.id) && Number.isSafeInteger(link.expires) && (!reader || isId(reader));
  return isSound && Number.isSafeInteger(link.number) && link.expires > now ? link : undefined;
}
const signature = (key: Buffer, body: string): string => createHmac('sha256', key).update(body).digest('base64url');
