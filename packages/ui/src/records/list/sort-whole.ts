import type { Entity } from '@homeport/grammar';
import { compareIn } from '../../language/collate.ts';
import { fieldsAt } from '../fields/field-at.ts';
import { isEmpty } from '../fields/field-texts.ts';
import type { ShowContext } from '../fields/use-show.ts';
import type { ListAsk, RecordPage } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';

/** What is sorted by what the reader sees; the server knows code points and codes. */
const spoken = new Set(['text', 'ref', 'person', 'country']);

/**
 * The rows of a list in the alphabetical order of the reader's language, where the whole list is there and sorted by one
 * field of words. Otherwise as the server sorted them: a page can only be put in order by who has all of them.
 */
export function sortWhole(
  entity: Entity,
  ask: ListAsk,
  page: RecordPage,
  show: ShowContext,
  locale: string,
): readonly Row[] {
  const [by, ...more] = ask.sort ?? [];
  const at = by && [...fieldsAt(entity).values()].find((one) => one.wire === by.field);
  const isWhole = !ask.page && !ask.after && !page.nextKey && page.content.length === page.totalElements;
  if (!at || more.length > 0 || !isWhole || !spoken.has(at.field.type)) return page.content;
  const compare = compareIn(locale);
  const words = new Map(page.content.map((row) => [row, show.text(at, row[at.wire], row)]));
  // What has no word stays where the server put it: all of it at one end.
  if (page.content.some((row) => !isEmpty(row[at.wire]) && words.get(row) === '')) return page.content;
  const named = page.content.filter((row) => words.get(row) !== '');
  const nameless = page.content.filter((row) => words.get(row) === '');
  named.sort((one, other) => compare(words.get(one) ?? '', words.get(other) ?? '') * (by.descending ? -1 : 1));
  const isNamelessFirst = page.content[0] !== undefined && words.get(page.content[0]) === '';
  return isNamelessFirst ? [...nameless, ...named] : [...named, ...nameless];
}
