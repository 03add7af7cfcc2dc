import { type Entity, isId, isRefusal, type Refusal } from '@homeport/grammar';
import type { Caller } from '../rights/caller.ts';
import { requestRefusals } from '../rights/request-refusals.ts';
import { rightsOf } from '../rights/rights.ts';
import { databaseRefusal } from './database-refusals.ts';
import type { Engine } from './engine.ts';
import { readListQuery } from './list-input.ts';

type Query = Readonly<Record<string, unknown>>;

/** A page of records as JSON text, built by the database and passed through. */
export async function list(engine: Engine, caller: Caller, entity: Entity, query: Query): Promise<string | Refusal> {
  const rights = rightsOf(caller, entity);
  if (rights.deeds.read === undefined) return requestRefusals.notAllowed();
  const wanted = readListQuery(engine.catalogue, caller, entity, query);
  if (isRefusal(wanted)) return wanted;
  try {
    return await engine.store.list(caller, entity, rights, wanted);
  } catch (error) {
    return refusedOr(error, entity);
  }
}

/** One record as JSON text with what the caller may do with it. What may not be seen is not found. */
export async function one(engine: Engine, caller: Caller, entity: Entity, id: string): Promise<string | Refusal> {
  const rights = rightsOf(caller, entity);
  if (rights.deeds.read === undefined) return requestRefusals.notAllowed();
  if (!isId(id)) return requestRefusals.notFound();
  try {
    return (await engine.store.one(caller, entity, rights, id)) ?? requestRefusals.notFound();
  } catch (error) {
    return refusedOr(error, entity);
  }
}

/** A refusal that the database expressed as an error; everything else is a fault and goes on. */
function refusedOr(error: unknown, entity: Entity): Refusal {
  const refusal = databaseRefusal(error, entity);
  if (refusal) return refusal;
  throw error;
}
