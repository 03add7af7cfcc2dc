import {
  allowanceOf,
  explainField,
  isTrace,
  keptTrace,
  type Trace,
  type TraceSource,
  withhold,
} from '@homeport/grammar';
import type { Explained, ExplainHost } from './explained.ts';

/** Whether the viewer may read records of the kind that a figure came from; what is no record is open to whoever sees the figure. */
export const mayReadSource =
  ({ catalogue, viewer }: ExplainHost) =>
  ({ entity }: TraceSource): boolean =>
    entity === undefined ||
    (catalogue.hasEntity(entity) && 'read' in allowanceOf(catalogue.entity(entity).access, viewer.roles).deeds);

/** The trace to show, without what its reader may not see; null where nobody knows any more how the number came about. */
export async function resolve(explained: Explained, host: ExplainHost | undefined): Promise<Trace | null> {
  if (isTrace(explained)) return host ? withhold(explained, mayReadSource(host)) : explained;
  if (!host) return null;
  const mayRead = mayReadSource(host);
  const calculation = async (name: string) => host.catalogue.calculation?.(name);
  if ('by' in explained) {
    const trace = keptTrace(await calculation(explained.by), explained.kept);
    return trace && withhold(trace, mayRead);
  }
  const { entity, name, row, hidden } = explained;
  return explainField(entity, name, row, { calculation, hidden, mayRead });
}
