import type { Call, Context, RawAnswer } from '@homeport/engine';
import {
  type Bundle,
  type BundleFault,
  bundleFormat,
  bundleVersion,
  readBundle,
  readConfiguration,
  type Signer,
  writeBundle,
} from '@homeport/engine/configuration';
import { fileRefusals, receive } from '@homeport/engine/files';
import { isId, isRefusal, type Refusal } from '@homeport/grammar';
import {
  bundleLimits,
  configurationBundle,
  configurationRefusals as no,
  type uploadConfiguration,
} from '@homeport/model/configuration';
import { sql } from 'kysely';
import { incomingFolder } from '../../adapters/files/open-files.ts';
import type { FileServices } from '../documents/index.ts';
import type { Identity } from '../identity/index.ts';
import { signingKey, trustIn } from './trusted.ts';

const faults: Readonly<Record<BundleFault, () => Refusal>> = {
  NO_BUNDLE: () => no.noBundle(undefined, 'file'),
  NEWER: () => no.newer(undefined, 'file'),
  TAMPERED: () => no.tampered(undefined, 'file'),
};

/** The configuration of the tenant as a signed file. */
export async function answerExport(ctx: Context, services: FileServices, identity: Identity): Promise<RawAnswer> {
  const { parts, leftOut } = await readConfiguration(ctx, services.catalogue);
  const [facts] = await ctx.query<{ code: string; name: string }>(
    sql`select f ->> 'code' as code, f ->> 'name' as name from app.tenant_facts(${ctx.tenant}::uuid) f`,
  );
  const bundle: Bundle = {
    format: bundleFormat,
    version: bundleVersion,
    made: {
      at: ctx.now.toString({ smallestUnit: 'second' }),
      code: facts?.code ?? '',
      name: facts?.name ?? '',
      address: services.configuration.publicUrl,
    },
    parts: Object.fromEntries(
      [...parts].map(([name, records]) => [name, records.map(({ key, values }) => ({ key, values }))]),
    ),
    leftOut,
  };
  const records = [...parts.values()].reduce((sum, all) => sum + all.length, 0);
  await ctx.audit('configurationExport', { detail: { records } });
  const day = ctx.now.toString().slice(0, 10);
  const name = `${bundle.made.code.toLowerCase() || 'tenant'}-configuration-${day}.json`;
  return { type: 'application/json', body: writeBundle(bundle, await signingKey(identity)), download: name };
}

/** Takes a bundle in, when its signer is trusted and nobody changed it after it was signed. */
export async function takeBundle(
  ctx: Context,
  services: FileServices,
  identity: Identity,
  { file }: Call<typeof uploadConfiguration>,
): Promise<{ id: string } | Refusal> {
  if (!file) return fileRefusals.empty();
  file.stream.on('error', () => {});
  const folder = incomingFolder(services.configuration);
  const received = await receive(file.stream, { folder, limit: bundleLimits.bytes });
  if (isRefusal(received)) return received;
  await using upload = received;
  const text = (await upload.bytes()).toString('utf8');
  const read = readBundle(text);
  if (typeof read === 'string') {
    await ctx.audit('configurationRefused', { detail: { file: file.name, why: read, sha256: upload.sha256 } });
    return faults[read]();
  }
  const { bundle, signer } = read;
  const trust = await trustIn(ctx, identity, signer);
  if (!trust) {
    const { fingerprint } = signer;
    const detail = { file: file.name, why: 'UNKNOWN_KEY', fingerprint, sha256: upload.sha256 };
    await ctx.audit('configurationRefused', { detail });
    return no.unknownKey({ fingerprint }, 'file');
  }
  return file.once(async (tx) => {
    const made = await tx
      .asSystem('a configuration bundle is taken in')
      .records(configurationBundle)
      .create({
        name: file.name.slice(0, 200),
        source: (bundle.made.name || bundle.made.code).slice(0, 200),
        address: bundle.made.address.slice(0, 400),
        madeAt: bundle.made.at,
        signedBy: trust.signedBy,
        trusted: trust.signedBy === 'HERE' ? null : trust.trusted,
        fingerprint: signer.fingerprint,
        records: Object.values(bundle.parts).reduce((sum, all) => sum + all.length, 0),
        content: text,
      });
    if (isRefusal(made)) return made;
    await tx.audit('configurationUpload', { entity: configurationBundle.name, recordId: made.id });
    return { id: made.id };
  });
}

/** A bundle that was taken in, with what is kept of it for the system alone. */
export interface StoredBundle {
  readonly status: string;
  readonly signedBy: string;
  readonly job: string | null;
  readonly since: string | null;
  readonly undoJob: string | null;
  readonly bundle: Bundle;
  readonly signer: Signer;
}
/** Reads a bundle and checks its signature again; `lock` until the transaction ends. */
export async function storedBundle(ctx: Context, id: string, lock = false): Promise<StoredBundle | Refusal> {
  if (!isId(id)) return no.notFound();
  const seen = await ctx.records(configurationBundle).get(id);
  if (isRefusal(seen)) return no.notFound();
  const [row] = await ctx.query<Omit<StoredBundle, 'bundle' | 'signer'> & { content: string }>(sql`
    select status, signed_by as "signedBy", job, since, undo_job as "undoJob", content from app.configuration_bundle
    where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid ${lock ? sql`for update` : sql``}`);
  if (!row) return no.notFound();
  const { content, ...rest } = row;
  const read = readBundle(content);
  return typeof read === 'string' ? faults[read]() : { ...rest, ...read };
}
