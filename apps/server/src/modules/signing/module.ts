import { createHash } from 'node:crypto';
import { answer, type Module, type RouteHandler } from '@homeport/engine';
import { isId, isRefusal } from '@homeport/grammar';
import { document, documentRefusals } from '@homeport/model/documents';
import { checkSignature, documentSignature, signingRefusals as no, signingPlace } from '@homeport/model/signing';
import type { Secrets } from '../../adapters/secrets/secrets.ts';
import type { FileServices } from '../documents/index.ts';
import { signHandlers, toSign } from './sign.ts';
import { bytesOf } from './signed-bytes.ts';
import { readKey } from './tenant-key.ts';

/** Signatures: signing on our own pages, the way to an external site, and the check of what was signed. */
export function signingModule(services: FileServices, secrets: Secrets): Module {
  return {
    name: 'signing',
    actions: signHandlers(services, secrets),
    routes: [placeHandler(services), checkHandler(services, secrets)],
  };
}

const placeHandler = (services: FileServices): RouteHandler =>
  answer(signingPlace, async (given, call) => {
    const ctx = given;
    const id = call.params.id ?? '';
    const of = isId(id) ? await ctx.records(document).get(id) : documentRefusals.notFound();
    if (isRefusal(of)) return documentRefusals.notFound();
    const found = await toSign(ctx, services, of);
    if (isRefusal(found)) return found;
    const { signingSite, publicUrl } = services.configuration;
    if (!signingSite) return { external: null, sha256: found.sha256 };
    const address = new URL(signingSite);
    address.searchParams.set('document', of.id);
    address.searchParams.set('title', of.title);
    address.searchParams.set('sha256', found.sha256);
    address.searchParams.set('return', `${publicUrl}/dashboard/signing/${of.id}/complete`);
    return { external: address.href, sha256: found.sha256 };
  });

const checkHandler = (services: FileServices, secrets: Secrets): RouteHandler =>
  answer(checkSignature, async (given, call) => {
    const ctx = given;
    const id = call.params.id ?? '';
    const of = isId(id) ? await ctx.records(document).get(id) : documentRefusals.notFound();
    if (isRefusal(of)) return documentRefusals.notFound();
    const [signature] = await ctx
      .asSystem('the signature of a document that the caller reads is checked')
      .records(documentSignature)
      .find({ filter: { field: 'document', op: 'eq', value: of.id }, limit: 1 });
    const found = signature && (await bytesOf(ctx, services, signature.file.id));
    if (!signature || !found) return no.notSigned();
    // Loaded when the first signature is checked, as is what signs: a server that signs nothing does without.
    const { checkPdf } = await import('./check-pdf.ts');
    const check = checkPdf(found.bytes);
    const key = await readKey(ctx.asSystem('a signature is compared with the key of the tenant'), secrets);
    const isOurs = check.certificate !== '' && check.certificate === key?.fingerprint;
    const sum = createHash('sha256').update(found.bytes).digest('hex');
    const isUnchanged = check.isUnchanged && sum === signature.signedSha256;
    return {
      isValid: isUnchanged && isOurs,
      isUnchanged,
      isOurs,
      signedBy: signature.person?.label ?? signature.signer.label,
      signedAt: signature.signedAt,
      originalSha256: signature.originalSha256,
      signedSha256: signature.signedSha256,
      certificate: check.certificate,
    };
  });
