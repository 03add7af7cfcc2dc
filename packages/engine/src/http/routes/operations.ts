import type { RouteHandler } from '../../context.ts';
import type { Engine } from '../../pipeline/engine.ts';
import type { Operation } from '../operation.ts';
import { entityOperations } from './entity-operations.ts';
import { routeOperations } from './route-operations.ts';

/** Everything the catalogue answers over HTTP, in the order of its declarations. Throws on what cannot be served. */
export function operationsOf(engine: Engine, handlers: readonly RouteHandler[]): Operation[] {
  const operations = [
    ...routeOperations(engine, handlers),
    ...engine.catalogue.entities.flatMap((entity) => entityOperations(engine, entity)),
  ];
  const ids = new Set<string>();
  for (const { id } of operations) {
    if (ids.has(id)) throw new Error(`two operations of the name ${id}`);
    ids.add(id);
  }
  return operations;
}
