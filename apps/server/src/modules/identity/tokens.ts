import { createHash, createHmac, createPrivateKey, createPublicKey, timingSafeEqual } from 'node:crypto';
import { sessionLimits } from '@homeport/model/identity';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Secrets } from '../../adapters/secrets/secrets.ts';

/** What an access token names: a session of a tenant. Rights are never read from it. */
export interface TokenClaims {
  readonly session: string;
  readonly tenant: string;
  readonly user: string;
  /** Epoch seconds. */
  readonly expires: number;
}

/** Signs and reads the tokens of sessions. */
export interface TokenKeys {
  /** Lives so many seconds, as those of people unless said otherwise. */
  signAccess(claims: Omit<TokenClaims, 'expires'>, seconds?: number): Promise<string>;
  /** Undefined when it is not ours or (unless `mayBeExpired`) over. */
  readAccess(token: string, mayBeExpired?: boolean): Promise<TokenClaims | undefined>;
  /** The refresh token at place `n` of a session's family: the same each time, so that a lost answer can be repeated. */
  refreshToken(session: string, n: number): string;
  /** Place of a genuine refresh token of this session; undefined for anything else. */
  readRefresh(token: string, session: string): number | undefined;
}

const issuer = 'homeport';
/** PKCS#8 in front of the 32 bytes of an Ed25519 private key (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** SHA-256 of a token as it is stored, in hexadecimal. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Token keys of an installation. */
export function tokenKeys(secrets: Secrets, now: () => number = Date.now): TokenKeys {
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8, secrets.key('access token')]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  const seal = (session: string, n: number): Buffer =>
    createHmac('sha256', secrets.key('refresh token')).update(`${session}:${n}`).digest();
  return {
    signAccess: ({ session, tenant, user }, seconds = sessionLimits.accessToken) => {
      const at = Math.floor(now() / 1000);
      return new SignJWT({ sid: session, tid: tenant })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
        .setSubject(user)
        .setIssuer(issuer)
        .setIssuedAt(at)
        .setExpirationTime(at + seconds)
        .sign(privateKey);
    },
    async readAccess(token, mayBeExpired = false) {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          issuer,
          algorithms: ['EdDSA'],
          typ: 'at+jwt',
          currentDate: new Date(now()),
          clockTolerance: mayBeExpired ? sessionLimits.overall : 0,
        });
        const { sub, sid, tid, exp } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string' || typeof tid !== 'string' || exp === undefined)
          return undefined;
        return { session: sid, tenant: tid, user: sub, expires: exp };
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
        throw error;
      }
    },
    refreshToken: (session, n) => {
      const place = Buffer.alloc(4);
      place.writeUInt32BE(n);
      return Buffer.concat([place, seal(session, n)]).toString('base64url');
    },
    readRefresh(token, session) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== 36 || bytes.toString('base64url') !== token) return undefined;
      const n = bytes.readUInt32BE();
      return timingSafeEqual(bytes.subarray(4), seal(session, n)) ? n : undefined;
    },
  };
}
