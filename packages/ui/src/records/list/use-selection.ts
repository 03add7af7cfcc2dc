import { useState } from 'react';
import type { Row } from '../host/row.ts';

/** How many records are kept one by one; what is more is worked on by what the list is filtered by, as a job. */
export const selectionLimit = 1000;

interface Chosen {
  readonly rows: ReadonlyMap<string, Row>;
  /** Everything that matches is selected: so many records. */
  readonly whole: number | null;
}
const nothing: Chosen = { rows: new Map(), whole: null };

/** The selected rows by id; they stay selected while pages are turned. */
export function useSelection() {
  const [chosen, setChosen] = useState(nothing);
  const set = (rows: readonly Row[], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Map(now.rows);
      for (const row of rows) {
        if (!isChosen) next.delete(row.id);
        else if (next.size < selectionLimit) next.set(row.id, row);
      }
      return { rows: next, whole: null };
    });
  return {
    rows: [...chosen.rows.values()],
    whole: chosen.whole,
    count: chosen.whole ?? chosen.rows.size,
    has: (id: string) => chosen.whole !== null || chosen.rows.has(id),
    toggle: (row: Row) => set([row], !chosen.rows.has(row.id)),
    set,
    /** Everything that matches, whether it was loaded or not. */
    takeWhole: (count: number) => setChosen((now) => ({ ...now, whole: count })),
    clear: () => setChosen(nothing),
  };
}
export type Selection = ReturnType<typeof useSelection>;
