import type { Statement } from './collect.ts';

/** The tables of the catalogue that a statement writes itself, each once; «…» for one that a run chooses. */
export function writtenBy({ text }: Statement): string[] {
  const written =
    /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?(?:"?app"?\."?(\w+)"?|(?:"?\w+"?\."?)?(«[^»]*»)"?)/gi;
  return [...new Set([...text.matchAll(written)].map(([, table, open]) => table ?? open ?? ''))];
}
