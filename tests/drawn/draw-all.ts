import type { Entity } from '@homeport/grammar';
import type { Row } from '@homeport/ui/records/host/row.ts';
import type { ReactNode } from 'react';
import { drawn, faultsOf } from './draw-screen.tsx';

/** One kind of screen, drawn for every entity. */
export interface Kind {
  /** Of which it is drawn; of every one, unless told otherwise. */
  readonly of?: readonly Entity[];
  readonly screen: (entity: Entity) => ReactNode;
  /** What stands in the lists and records behind it. */
  readonly rows: (entity: Entity) => readonly Row[];
  /** What is wrong with what was drawn. */
  readonly look: (page: Element, entity: Entity) => readonly string[];
}

/** Draws it for every entity; answers what is wrong, by the name of the entity. */
export async function faultsByEntity({
  of = drawn,
  screen,
  rows,
  look,
}: Kind): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const entity of of) {
    const faults = await faultsOf(screen(entity), rows, (page) => look(page, entity));
    if (faults.length > 0) found[entity.name] = faults;
  }
  return found;
}
