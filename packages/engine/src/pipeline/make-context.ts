import type { Context, Principal } from '../context.ts';
import { contextOf } from './context.ts';
import type { Engine } from './engine.ts';

export interface ContextFor {
  readonly me: Principal;
  /** The tenant acted in; the one the caller belongs to unless said otherwise. */
  readonly tenant?: string;
  readonly requestId: string;
  /** All rights in this tenant, with the reason for the audit trail (jobs, reactions). */
  readonly system?: string;
}

/** A context outside of a request: for jobs, reactions, sockets and commands. */
export const makeContext = (engine: Engine, { me, tenant = me.homeTenant, requestId, system }: ContextFor): Context =>
  contextOf({
    engine,
    now: Temporal.Now.instant(),
    caller: { me, tenant, requestId, ...(system === undefined ? {} : { system }) },
  });
