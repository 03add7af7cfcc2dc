import type { QueueKind } from '@homeport/ui/queue/queued-write.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Brings } from './brought.ts';

/** How each kind of write is sent. One that is not known, such as that of a newer version, waits. */
export function kindsFor(queries: QueryClient, brought: readonly Brings[]): (name: string) => Promise<QueueKind> {
  const loads = new Map(brought.flatMap(({ kinds = {} }) => Object.entries(kinds)));
  return (name) => loads.get(name)?.(queries) ?? Promise.reject(new Error(`nothing sends ${name}`));
}
