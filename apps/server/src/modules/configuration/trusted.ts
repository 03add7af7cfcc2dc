import type { Call, Context } from '@homeport/engine';
import { type Signer, signerOf, signerOfKey } from '@homeport/engine/configuration';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  configurationBundle,
  configurationRefusals as no,
  trustedInstallation,
  type trustInstallation,
} from '@homeport/model/configuration';
import type { Identity } from '../identity/index.ts';

/** The key that signs the bundles of this installation; it outlives a change of the secret. */
export const signingKey = (identity: Identity): Promise<Buffer> => identity.keys.key('configuration bundles');

/** The public half of it, for administrators of other installations. */
export async function answerSigner(identity: Identity): Promise<{ publicKey: string; fingerprint: string }> {
  const { key, fingerprint } = signerOf(await signingKey(identity));
  return { publicKey: key, fingerprint };
}

/** Where a bundle was signed, when it may be taken in at all. */
export type Trust =
  | { readonly signedBy: 'HERE' }
  | { readonly signedBy: 'ELSEWHERE'; readonly trusted: string; readonly name: string };

/** Whether a signer is this installation, or one that an administrator of the tenant has brought the key of. */
export async function trustIn(ctx: Context, identity: Identity, signer: Signer): Promise<Trust | undefined> {
  if (signer.key === signerOf(await signingKey(identity)).key) return { signedBy: 'HERE' };
  const [known] = await ctx
    .asSystem('the signer of a configuration bundle is looked up')
    .records(trustedInstallation)
    .find({ filter: { field: 'publicKey', op: 'eq', value: signer.key } });
  return known ? { signedBy: 'ELSEWHERE', trusted: known.id, name: known.name } : undefined;
}

/** Takes up the key of another installation, when it has the fingerprint that was read there. */
export async function addTrust(
  ctx: Context,
  identity: Identity,
  { body }: Call<typeof trustInstallation>,
): Promise<{ id: string } | Refusal> {
  const signer = signerOfKey(body.publicKey.replace(/\s+/g, ''));
  if (!signer) return no.noKey(undefined, 'publicKey');
  if (plain(body.fingerprint) !== plain(signer.fingerprint)) return no.otherFingerprint(undefined, 'fingerprint');
  const known = await trustIn(ctx, identity, signer);
  if (known?.signedBy === 'HERE') return no.ownKey(undefined, 'publicKey');
  if (known) return no.knownKey({ name: known.name }, 'publicKey');
  return ctx.inTransaction<{ id: string } | Refusal>(async (tx) => {
    const system = tx.asSystem('another installation is trusted');
    const { key: publicKey, fingerprint } = signer;
    const made = await system.records(trustedInstallation).create({ name: body.name, publicKey, fingerprint });
    if (isRefusal(made)) return made;
    // Bundles of it that were taken in before say again whose they are.
    const bundles = system.records(configurationBundle);
    const filter = { field: 'fingerprint', op: 'eq', value: fingerprint } as const;
    for (const { id } of await bundles.find({ filter })) {
      const updated = await bundles.update(id, { trusted: made.id });
      if (isRefusal(updated)) return updated;
    }
    await tx.audit('configurationTrust', {
      entity: trustedInstallation.name,
      recordId: made.id,
      detail: { fingerprint },
    });
    return { id: made.id };
  });
}

/** Fingerprints are typed with spaces, colons or none, in capitals or not. */
const plain = (fingerprint: string): string => fingerprint.replace(/[\s:-]+/g, '').toLowerCase();
