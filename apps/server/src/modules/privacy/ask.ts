import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { person } from '@homeport/model/people';
import {
  type ErasureRequest,
  erasureAsked,
  erasureRequest,
  type MyErasure,
  privacyRefusals as no,
  startErasure,
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
  const mine = ctx.me.person;
  if (mine === null || ctx.me.onBehalfBy !== undefined) return no.noPerson();
  return ctx.inTransaction<MyErasure | Refusal>(async (tx) => {
    const made = await openOrMade(tx, mine, reason);
    return isRefusal(made) ? made : made.isNew ? shown(made.request) : no.alreadyAsked();
  });
}

/**
 * Staff enters what a person asked for in another way; one that is open already is answered instead of a second. From here on
 * it is the same request as if the person had made it.
 */
export async function enter(ctx: Context, id: string, reason: string): Promise<{ id: string } | Refusal> {
  const about = await ctx.records(person).get(id);
  if (isRefusal(about)) return no.notFound();
  if (about.id === ctx.me.person) return no.notYourself();
  return ctx.inTransaction<{ id: string } | Refusal>(async (tx) => {
    const made = await openOrMade(tx, about.id, reason);
    if (isRefusal(made)) return made;
    if (made.isNew) await tx.audit(startErasure.name, { entity: erasureRequest.name, recordId: made.request.id });
    return { id: made.request.id };
  });
}

/** The open request of a person, or a new one: of two who ask at once one makes it. */
async function openOrMade(
  tx: Context,
  person: string,
  reason: string | null,
): Promise<{ readonly isNew: boolean; readonly request: ErasureRequest } | Refusal> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`erasure ${person}`}, 0))`);
  const system = tx.asSystem('a person asks for erasure');
  const [request] = await system.records(erasureRequest).find({
    filter: {
      all: [
        { field: 'person', op: 'eq', value: person },
        { field: 'status', op: 'in', value: ['REQUESTED', 'RUNNING'] },
      ],
    },
    limit: 1,
  });
  if (request) return { isNew: false, request };
  const made = await system.records(erasureRequest).create({ person, reason });
  if (isRefusal(made)) return made;
  await tx.emit(erasureAsked, made.id, { person });
  return { isNew: true, request: made };
}
