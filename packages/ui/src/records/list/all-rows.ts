import type { ListAsk } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';

/** So many are asked for at once: what the API gives at most. */
const atOnce = 1000;

interface Answer {
  readonly content: readonly Row[];
  readonly nextKey?: string | null | undefined;
}
/** Every row that a list finds, from its first page on, whichever page is open. */
export async function allRows(read: (ask: ListAsk) => Promise<Answer>, ask: ListAsk): Promise<readonly Row[]> {
  const { page: _page, after: _after, ...found } = ask;
  const rows: Row[] = [];
  let after: string | null | undefined;
  do {
    const answer = await read({ ...found, size: atOnce, total: 'none', ...(after ? { after } : {}) });
    rows.push(...answer.content);
    after = answer.content.length > 0 ? answer.nextKey : null;
  } while (after);
  return rows;
}
