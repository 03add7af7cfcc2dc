import { rightsOf } from '../rights/rights.ts';
import type { Plan, RunInTransaction } from './engine.ts';

/** What a write answers: the record as JSON text, with what the caller may do with it next. */
export interface Written {
  readonly text: string;
  readonly version?: number;
  /** Status of the first answer, when this one repeats it. */
  readonly replayed?: number;
}

/** The record as the caller may see it after a write; only its id when they may not (any more). */
export async function readBack(
  inside: RunInTransaction,
  plan: Plan,
  id: string,
  more?: Readonly<Record<string, unknown>>,
): Promise<Written> {
  const rights = rightsOf(inside.caller, plan.entity);
  const shown = rights.deeds.read === undefined ? undefined : await inside.open.tx.show(plan.entity, rights, id);
  const text = JSON.stringify({ ...(shown ?? { id, can: [] }), ...more });
  return shown ? { text, version: shown.version as number } : { text };
}
