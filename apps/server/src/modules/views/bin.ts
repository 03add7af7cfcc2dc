import type { Call, Context } from '@homeport/engine';
import { listBin } from '@homeport/engine/bin';
import { entityNamed } from '@homeport/engine/exchange';
import { isId, isRefusal, type Refusal } from '@homeport/grammar';
import {
  type BinPage,
  type BulkAnswer,
  type BulkResult,
  binLimits,
  type binPage,
  viewsRefusals as no,
  type restoreDeleted,
} from '@homeport/model/views';
import type { Services } from '../../services.ts';
import { refusalText } from '../exchange/index.ts';

type Texts = Pick<Services, 'catalogue' | 'textOf'>;

/** A page of the bin, as the caller may see it. */
export async function answerBin(ctx: Context, services: Texts, call: Call<typeof binPage>): Promise<BinPage> {
  const { text, before } = call.query;
  const found = await listBin(ctx, services.catalogue, {
    text: text?.trim() || null,
    before: before === null || before === undefined ? null : String(before),
    size: binLimits.page + 1,
  });
  const shown = found.slice(0, binLimits.page);
  return {
    content: shown.map(({ place: _place, ...line }) => ({ ...line, until: untilOf(line.at) })),
    next: found.length > shown.length ? (shown.at(-1)?.place ?? null) : null,
  };
}

const untilOf = (at: string): string =>
  Temporal.Instant.from(at)
    .add({ hours: binLimits.days * 24 })
    .toString({ smallestUnit: 'second' });

/** Brings records back one by one: what is refused stays in the bin, with its reason. */
export async function answerRestore(
  ctx: Context,
  services: Texts,
  call: Call<typeof restoreDeleted>,
): Promise<BulkAnswer | Refusal> {
  const entity = entityNamed(services.catalogue, call.params.entity);
  if (isRefusal(entity)) return entity;
  const { ids } = call.body;
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every((id) => typeof id === 'string' && isId(id)))
    return no.badRows(undefined, 'ids');
  if (ids.length > binLimits.rows) return no.tooManyRows({ max: binLimits.rows }, 'ids');
  const results: BulkResult[] = [];
  for (const id of ids) {
    if (call.signal.aborted) break;
    const back = await ctx.apart(() => ctx.records(entity).restore(id));
    results.push(isRefusal(back) ? { id, problem: refusalText(ctx, services, entity, back) } : { id });
  }
  return { results };
}
