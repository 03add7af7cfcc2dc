import { useState } from 'react';
import type { Row } from '../host/row.ts';

/** How many records can be worked on at once. */
export const selectionLimit = 1000;

/** The selected rows by id; they stay selected while pages are turned. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const set = (rows: readonly Row[], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Map(now);
      for (const row of rows) {
        if (!isChosen) next.delete(row.id);
        else if (next.size < selectionLimit) next.set(row.id, row);
      }
      return next;
    });
  return {
    rows: [...chosen.values()],
    has: (id: string) => chosen.has(id),
    toggle: (row: Row) => set([row], !chosen.has(row.id)),
    set,
    clear: () => setChosen(new Map()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
