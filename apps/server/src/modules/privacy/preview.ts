import type { Context } from '@homeport/engine';
import { finalStates, isRefusal, type Refusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import { caseExpenseBatch } from '@homeport/model/expenses';
import { type ErasureLine, type ErasurePreview, erasureRequest, privacyRefusals as no } from '@homeport/model/privacy';
import type { KindMet, PersonKeeper } from '../../operations/person-keeper.ts';
import type { Services } from '../../services.ts';
import { isHeld } from './erase.ts';

/** Records that books are made of: they stay as long as the law asks for books. */
const books = /expense|payment|batch|invoice|ledger|journal|lumpSum|benefit|bank/i;

/** What carrying the request out would do. */
export async function preview(
  ctx: Context,
  services: Services,
  keeper: PersonKeeper,
  id: string,
): Promise<ErasurePreview | Refusal> {
  const request = await ctx.records(erasureRequest).get(id);
  if (isRefusal(request)) return no.notFound();
  const facts = await keeper.facts(ctx.tenant, request.person.id);
  if (!facts) return no.notFound();
  const lines = facts.kinds.map(
    ({ entity, records, what }): ErasureLine => ({
      entity,
      label: services.textOf(`${entity}.plural`, {}, ctx.me.locale),
      records,
      what,
      why: reasonOf({ entity, what, records }),
    }),
  );
  const order = ['removed', 'emptied', 'kept'];
  lines.sort((one, other) => order.indexOf(one.what) - order.indexOf(other.what) || other.records - one.records);
  return {
    name: request.person.label,
    lines,
    files: facts.files,
    keptFiles: facts.keptFiles,
    accounts: facts.accounts,
    isHeld: await isHeld(ctx, request.person.id),
    ...(await unfinished(ctx, request.person.id)),
  };
}

/** What is still going on for the person: nothing of it can be finished for somebody whose name and account are gone. */
async function unfinished(ctx: Context, person: string): Promise<Pick<ErasurePreview, 'running' | 'unpaid'>> {
  const system = ctx.asSystem('an erasure is looked at before it is carried out');
  const theirs = { field: 'assignee', op: 'eq', value: person } as const;
  const [running, unpaid] = await Promise.all([
    system
      .records(caseDetail)
      .count({ all: [theirs, { field: 'status', op: 'nin', value: finalStates(caseDetail.fields.status) }] }),
    system
      .records(caseExpenseBatch)
      .count({ all: [theirs, { field: 'status', op: 'in', value: ['AWAITING_APPROVAL', 'APPROVED', 'IN_PAYMENT'] }] }),
  ]);
  return { running, unpaid };
}

function reasonOf({ entity, what }: KindMet): ErasureLine['why'] {
  if (what === 'removed') return null;
  return books.test(entity) ? 'books' : 'trail';
}
