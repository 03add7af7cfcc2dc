import { type Context, rightsOf } from '@homeport/engine';
import type { Entity } from '@homeport/grammar';
import {
  inOrder,
  isOffered,
  type KindOfWork,
  kindsFor,
  type MyWork,
  type WorkLine,
  wiresShown,
  workLimits,
} from '@homeport/model/work';
import { callerOf } from '../documents/index.ts';

/** What waits for the caller: of each kind what is due first, as the caller may see it. */
export async function workOf(ctx: Context, entities: readonly Entity[]): Promise<MyWork> {
  const found: WorkLine[] = [];
  const more: MyWork['more'][number][] = [];
  for (const kind of kindsFor(entities, ctx.me.roles)) {
    const lines = await linesOf(ctx, kind);
    found.push(...lines.slice(0, workLimits.ofKind));
    if (lines.length > workLimits.ofKind) more.push({ entity: kind.entity.name, kind: kind.spec.name });
  }
  return { content: inOrder(found), more };
}

async function linesOf(ctx: Context, kind: KindOfWork): Promise<readonly WorkLine[]> {
  const { entity, spec } = kind;
  const { deeds, hidden } = rightsOf(callerOf(ctx), entity);
  if (deeds.read === undefined) return [];
  const due = spec.due !== undefined && !hidden.has(spec.due) ? spec.due : undefined;
  const rows: readonly Readonly<Record<string, unknown>>[] = await ctx.records(entity).find({
    among: spec.waits,
    ...(due ? { sort: `${due},asc` } : {}),
    limit: workLimits.ofKind + 1,
  });
  const wires = wiresShown(kind);
  return rows
    .filter(({ can }) => isOffered(spec, can))
    .map((row) => ({
      entity: entity.name,
      kind: spec.name,
      due: due === undefined ? null : dayIn(row[due]),
      ...(spec.isAsleep && { isAsleep: spec.isAsleep }),
      ...(ctx.companies && { tenantId: String(row.tenantId) }),
      row: {
        id: String(row.id),
        ...Object.fromEntries(wires.flatMap((wire) => (wire in row ? [[wire, row[wire]]] : []))),
      },
    }));
}

const dayIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
