import type { Context } from '@homeport/engine';
import { sentence } from '@homeport/engine/exchange';
import type { Refusal } from '@homeport/grammar';
import {
  type Exporter,
  type ExporterRun,
  exporterRefusals,
  exportFailed,
  exportReady,
} from '@homeport/model/exporters';
import type { Services } from '../../services.ts';
import { ownerOf, type Reason } from './run-log.ts';

/** Tells the recipients that a file is there. */
export async function tellReady(ctx: Context, of: Exporter, run: string, rows: number): Promise<void> {
  for (const reader of recipientsOf(of))
    await ctx.emit(exportReady, run, { exporter: of.id, name: of.name, reader, rows });
}

/** Tells the owner and the recipients why there is none. */
export async function tellFailed(
  ctx: Context,
  services: Pick<Services, 'textOf'>,
  of: Exporter,
  run: Pick<ExporterRun, 'id'>,
  why: Why,
): Promise<void> {
  const said = {
    reason: whyNot(services, why, 'en'),
    reasonEs: whyNot(services, why, 'es'),
    reasonFr: whyNot(services, why, 'fr'),
  };
  const owner = ownerOf(of);
  for (const reader of new Set([...(owner ? [owner] : []), ...recipientsOf(of)]))
    await ctx.emit(exportFailed, run.id, { exporter: of.id, name: of.name, reader, ...said });
}

const recipientsOf = (of: Exporter): string[] => (of.recipients ?? []).map(({ id }) => id);

/** Why a run has no file: in the words of the log, with what the refusal adds to them. */
export interface Why {
  readonly reason: Reason;
  readonly refusal?: Refusal;
}
function whyNot({ textOf }: Pick<Services, 'textOf'>, why: Why, locale: string): string {
  const reason = textOf(`exporterRun.reason.${why.reason}`, {}, locale);
  const detail = detailOf({ textOf }, why, locale);
  return detail ? `${reason}. ${detail}` : `${reason}.`;
}

/** What a refusal says beyond the reason it stands for. */
export function detailOf({ textOf }: Pick<Services, 'textOf'>, why: Why, locale: string): string | null {
  if (!why.refusal) return null;
  const reader = { locale, dateFormat: '', textOf };
  if (why.refusal.code === exporterRefusals.mayNotExport().code) {
    const records = textOf(`${why.refusal.params?.records}.plural`, {}, locale);
    return sentence({ ...why.refusal, params: { ...why.refusal.params, records } }, reader).slice(0, 400);
  }
  if (why.reason !== 'QUERY') return null;
  return [why.refusal, ...(why.refusal.problems ?? [])]
    .map((one) => sentence(one, reader))
    .join(' ')
    .slice(0, 400);
}
