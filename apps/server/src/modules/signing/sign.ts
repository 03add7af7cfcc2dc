import { createHash } from 'node:crypto';
import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { newFileKey } from '@homeport/engine/files';
import { idIn, isRefusal, type Refusal } from '@homeport/grammar';
import { type Document, document } from '@homeport/model/documents';
import { documentSignature, signingRefusals as no, recordSigned, signDocument } from '@homeport/model/signing';
import { sql } from 'kysely';
import type { Secrets } from '../../adapters/secrets/secrets.ts';
import { type FileServices, fileOf, recordFile } from '../documents/index.ts';
import { evidenceIn, type Proof, proofIn } from './evidence.rules.ts';
import { bytesOf } from './signed-bytes.ts';
import { tenantKey } from './tenant-key.ts';

/** Signing here, and keeping what was signed elsewhere. */
export function signHandlers(services: FileServices, secrets: Secrets): readonly ActionHandler[] {
  return [
    handle(signDocument, async (ctx, { record, input }) => {
      const of = record;
      const original = await toSign(ctx, services, of);
      if (isRefusal(original)) return original;
      if (original.sha256 !== input.sha256) return no.changed();
      const drawing = input.method === 'DRAWN' ? pngOf(input.drawing) : undefined;
      if (isRefusal(drawing)) return drawing;
      const company = await companyOf(ctx);
      const key = await tenantKey(ctx, secrets, company);
      const at = ctx.now.toString({ smallestUnit: 'second' });
      const { language, ...proof } = await signerOf(ctx);
      const about = { title: of.title, name: input.name, at, sha256: original.sha256, company };
      const evidence = evidenceIn(language, { ...about, proof });
      const { signPdf } = await import('./sign-pdf.ts');
      const signed = await signPdf(original.bytes, { ...evidence, drawing }, key);
      return keep(ctx, services, of, signed, {
        method: input.method,
        signer: ctx.me.user,
        person: ctx.me.person,
        signedAt: at,
        authentication: proofIn('en', proof),
        originalSha256: original.sha256,
        certificate: key.fingerprint,
      });
    }),

    handle(recordSigned, async (ctx, { record, input }) => {
      const of = record;
      if (of.signedAt) return no.signedAlready();
      const file = await fileOf(ctx, input.file, { entity: 'document', id: of.id });
      if (isRefusal(file)) return file;
      const [sums] = await ctx.query<{ original: string; signed: string }>(sql`
        select (select sha256 from app.attachment where id = ${idOf(of.file)}::uuid) as original,
          (select sha256 from app.attachment where id = ${file.id}::uuid) as signed`);
      const at = ctx.now.toString({ smallestUnit: 'second' });
      return note(ctx, of, file.id, {
        method: 'OUTSIDE',
        signer: ctx.me.user,
        person: of.ownerId,
        signedAt: at,
        authentication: null,
        originalSha256: sums?.original ?? '',
        signedSha256: sums?.signed ?? '',
        certificate: null,
      });
    }),
  ];
}

const idOf = (given: unknown): string | null => idIn(given) ?? null;

/** The bytes to sign and their checksum, or why there is nothing to sign. */
export async function toSign(
  ctx: Context,
  services: FileServices,
  of: Document,
): Promise<{ readonly bytes: Buffer; readonly sha256: string } | Refusal> {
  if (!(await isEnabled(ctx))) return no.notEnabled();
  if (of.signedAt) return no.signedAlready();
  const found = await bytesOf(ctx, services, idOf(of.file));
  if (found?.type !== 'application/pdf') return no.notPdf();
  return { bytes: found.bytes, sha256: createHash('sha256').update(found.bytes).digest('hex') };
}

async function isEnabled(ctx: Context): Promise<boolean> {
  const [row] = await ctx.query<{ on: boolean }>(
    sql`select coalesce((app.find_theme(null, ${ctx.tenant}::uuid) ->> 'enableMaiDigitalSigning')::boolean, false) as on`,
  );
  return row?.on === true;
}
async function companyOf(ctx: Context): Promise<string> {
  const [row] = await ctx.query<{ name: string | null }>(
    sql`select app.find_theme(null, ${ctx.tenant}::uuid) ->> 'name' as name`,
  );
  return row?.name ?? 'Homeport';
}

/** A drawing as the browser sends it; only a PNG of a reasonable size is one. */
function pngOf(drawing: string | null): Buffer | Refusal {
  if (!drawing) return no.noSignature();
  const [, data] = /^data:image\/png;base64,([A-Za-z0-9+/=]+)$/.exec(drawing) ?? [];
  const bytes = Buffer.from(data ?? '', 'base64');
  const isPng = bytes.length > 67 && bytes.subarray(0, 8).equals(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  const isSmall = isPng && bytes.readUInt32BE(16) <= 3000 && bytes.readUInt32BE(20) <= 2000;
  return isSmall ? bytes : no.badDrawing();
}

/** What the session says of how the signer proved who they are, and the language they read. */
async function signerOf(ctx: Context): Promise<Proof & { readonly language: string }> {
  const [row] = await ctx.query<{ second: boolean; language: string | null }>(sql`
    select coalesce(two_factor_enabled, false) as second, language from app."user"
    where tenant_id = ${ctx.me.homeTenant}::uuid and id = ${ctx.me.user}::uuid`);
  return {
    hasSecondFactor: row?.second === true,
    confirmed: Temporal.Instant.fromEpochMilliseconds(ctx.me.provenAt).toString({ smallestUnit: 'second' }),
    userName: ctx.me.userName,
    session: ctx.me.session,
    language: row?.language ?? 'en',
  };
}

type Facts = Readonly<Record<'signer' | 'signedAt' | 'originalSha256', string>> & {
  readonly method: 'DRAWN' | 'TYPED' | 'OUTSIDE';
  readonly person: string | null;
  readonly authentication: string | null;
  readonly certificate: string | null;
};

/** The signed bytes to the disk first, then the record that names them, then the signature. */
async function keep(ctx: Context, services: FileServices, of: Document, signed: Buffer, facts: Facts) {
  const key = newFileKey(ctx.tenant, ctx.now);
  const { size, sha256 } = await services.files.put(key, signed);
  const name = `${of.title.replaceAll(/[/\\:]/g, '-').slice(0, 180)}.pdf`;
  const file = await recordFile(
    ctx,
    { key, name, type: 'application/pdf', size, sha256 },
    { purpose: 'DOCUMENT', share: 'TEAM', entity: 'document', entityId: of.id, owner: of.ownerId },
  );
  return isRefusal(file) ? file : note(ctx, of, file.id, { ...facts, signedSha256: sha256 });
}

async function note(
  ctx: Context,
  of: Document,
  file: string,
  facts: Facts & { readonly signedSha256: string },
): Promise<Record<string, never> | Refusal> {
  const system = ctx.asSystem('a signature is kept with its document');
  const signature = await system.records(documentSignature).create({ document: of.id, file, ...facts });
  if (isRefusal(signature)) return signature;
  const changed = await system
    .records(document)
    .update(of.id, { signedFile: file, signedAt: facts.signedAt, signedBy: facts.signer }, { version: of.version });
  return isRefusal(changed) ? changed : {};
}
