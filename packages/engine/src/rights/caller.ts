import type { Principal } from '../context.ts';

/** For whom a statement runs: sets `app.tenant`, `app.user`, `app.role`, `app.request` in the same round trip. */
export interface Caller {
  readonly me: Principal;
  readonly tenant: string;
  readonly requestId: string;
  /** From where the call comes; absent for jobs and other work outside a request. */
  readonly address?: string;
  /** True inside `asSystem`: access filters are not applied (row security still is); `reason` goes to the audit trail. */
  readonly system?: string;
  /** The companies that are read over together, in place of the one acted in; nothing is written then. */
  readonly companies?: readonly string[];
}
