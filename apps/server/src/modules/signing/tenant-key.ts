import type { Context } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { signingKey } from '@homeport/model/signing';
import type { Secrets } from '../../adapters/secrets/secrets.ts';
import type { TenantKey } from './key-parts.ts';
import { sealedOf } from './key-rows.ts';

const code = 'DOCUMENTS';
/** Where the key is sealed to: there is one per tenant, whatever its row is called. */
export const signingKeyPlace = (): string => 'signing key';

/** The tenant's key; made on the first signature. Two first signatures at once end up with the same one. */
export async function tenantKey(ctx: Context, secrets: Secrets, company: string): Promise<TenantKey> {
  const system = ctx.asSystem('a document is signed with the key of the tenant');
  const known = await readKey(system, secrets);
  if (known) return known;
  // A library of a megabyte that hardly anybody needs: loaded with the first key.
  const { makeKey } = await import('./make-key.ts');
  const made = await makeKey(company);
  const sealed = secrets.seal(
    ctx.tenant,
    signingKeyPlace(),
    JSON.stringify({ p12: made.p12.toString('base64'), passphrase: made.passphrase }),
  );
  const stored = await system
    .records(signingKey)
    .create({ code, sealed, certificate: made.certificate, fingerprint: made.fingerprint });
  if (!isRefusal(stored)) return made;
  const others = await readKey(system, secrets);
  if (!others) throw new Error(`the signing key of ${ctx.tenant} can be neither stored nor read`);
  return others;
}

/** The certificate of the tenant, or undefined when nothing was ever signed. */
export async function readKey(system: Context, secrets: Secrets): Promise<TenantKey | undefined> {
  const [row] = await system.query<{ sealed: string; certificate: string; fingerprint: string }>(
    sealedOf(system.tenant),
  );
  if (!row) return undefined;
  const opened = secrets.open(system.tenant, signingKeyPlace(), row.sealed);
  if (opened === undefined) throw new Error('the signing key was sealed with another secret');
  const { p12, passphrase }: { p12: string; passphrase: string } = JSON.parse(opened);
  return { p12: Buffer.from(p12, 'base64'), passphrase, certificate: row.certificate, fingerprint: row.fingerprint };
}
