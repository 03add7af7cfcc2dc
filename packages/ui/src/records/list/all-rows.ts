import type { ListAsk } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';

/** So many are asked for at once: what the API gives at most. */
const atOnce = 1000;

interface Answer {
  readonly content: readonly Row[];
  readonly nextKey?: string | null | undefined;
}
interface HowFar {
  /** More rows than this are not brought. */
  readonly most?: number;
  /** Asked between pages, with how many there are: whether to go on. */
  readonly goesOn?: (soFar: number) => boolean;
}
/**
 * Every row that a list finds, from its first page on, whichever page is open. Null: there are more than `most`, or it was not
 * gone on with.
 */
export async function allRows(
  read: (ask: ListAsk) => Promise<Answer>,
  ask: ListAsk,
  { most = Number.POSITIVE_INFINITY, goesOn = () => true }: HowFar = {},
): Promise<readonly Row[] | null> {
  const { page: _page, after: _after, ...found } = ask;
  const rows: Row[] = [];
  let after: string | null | undefined;
  do {
    const answer = await read({ ...found, size: atOnce, total: 'none', ...(after ? { after } : {}) });
    if (!goesOn(rows.length + answer.content.length)) return null;
    rows.push(...answer.content);
    if (rows.length > most || (rows.length === most && answer.nextKey)) return null;
    after = answer.content.length > 0 ? answer.nextKey : null;
  } while (after);
  return rows;
}
