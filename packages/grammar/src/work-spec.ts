import type { Filter } from './filter.ts';

/**
 * A kind of work: records of an entity that wait for somebody. The list of everybody's work finds, names and opens them by this
 * alone, and knows no entity.
 */
export interface WorkSpec {
  /** camelCase, unique within its entity; its words have the key `<entity>.work.<name>`. */
  readonly name: string;
  /** What is to be done, as the head of a group: "Expenses to decide". */
  readonly label: string;
  /** Which records wait, and for whom; on top of the rights of the reader. */
  readonly waits: Filter;
  /** The day by which it is to be done. */
  readonly due?: string;
  /** A number of the record that a line says where it is not zero, with the name of its field. */
  readonly counts?: string;
  /** Nothing is to be done before that day: it stands last, so that it can be found, and is not counted. */
  readonly isAsleep?: true;
  /** Steps and actions of the entity of which the reader must be offered one, the first being proposed. None: it is opened. */
  readonly deeds?: readonly string[];
  /**
   * The page where it is done, with the record as `item` in its address: a page that shows what a line cannot (receipts, findings).
   * The record's own page, unless said; the line then offers no deed.
   */
  readonly at?: string;
  /** It is done on the record's own page, which shows what a line cannot; the line then offers no deed. */
  readonly isOpened?: true;
  /** Roles whose work it is; everybody's who may do it, unless said. */
  readonly roles?: readonly string[];
}
