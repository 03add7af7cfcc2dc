import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type ErasureRequest,
  erasureAsked,
  erasureRequest,
  type MyErasure,
  privacyRefusals as no,
} from '@homeport/model/privacy';
import { sql } from 'kysely';

const shown = ({ id, status, created, decidedAt, decisionReason }: ErasureRequest): MyErasure => ({
  id,
  status,
  created,
  decidedAt,
  decisionReason,
});

/** The caller's newest request. */
export async function newestOf(ctx: Context): Promise<MyErasure | undefined> {
  const [newest] = await ctx.records(erasureRequest).find({
    filter: { field: 'person', op: 'eq', value: '$me.person' },
    sort: 'created,desc',
    limit: 1,
  });
  return newest && shown(newest);
}

/** Asks for erasure; of two who ask at once (two tabs) one request is made. */
export async function ask(ctx: Context, reason: string | null): Promise<MyErasure | Refusal> {
  const { person } = ctx.me;
  if (person === null || ctx.me.onBehalfBy !== undefined) return no.noPerson();
  return ctx.inTransaction<MyErasure | Refusal>(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`erasure ${person}`}, 0))`);
    const system = tx.asSystem('a person asks for erasure');
    const [open] = await system.records(erasureRequest).find({
      filter: {
        all: [
          { field: 'person', op: 'eq', value: person },
          { field: 'status', op: 'in', value: ['REQUESTED', 'RUNNING'] },
        ],
      },
      limit: 1,
    });
    if (open) return no.alreadyAsked();
    const made = await system.records(erasureRequest).create({ person, reason });
    if (isRefusal(made)) return made;
    await tx.emit(erasureAsked, made.id, { person } as never);
    return shown(made as ErasureRequest);
  });
}
