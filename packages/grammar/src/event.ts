import type { Fields } from './fields/field.ts';

/** Who is told of an event, on which channels, in which words (ICU, arguments from the event's payload). */
export interface Notice {
  /**
   * A path from the event's record to a user or person, or `role:approver` for everyone with that role here;
   * `staff:administrator` also for those of the managing company who may act here.
   */
  readonly to: string;
  readonly channels: readonly ('app' | 'mail' | 'push')[];
  readonly title: string;
  readonly body: string;
  /** Where it leads: a path in the reader's app with `{field}` arguments. */
  readonly link?: string;
}
export interface EventSpec<F extends Fields = Fields> {
  /** `domain.somethingHappened`, past tense. */
  readonly name: string;
  readonly on: string;
  readonly label: string;
  readonly payload: F;
  /**
   * What readers may choose about it. `decision` (money, documents): the channels are theirs, but one of them stays on.
   * `security`: always told as declared. Absent: all of it is theirs.
   */
  readonly weight?: 'decision' | 'security';
  readonly notices?: readonly Notice[];
  /**
   * A field of the record that the payload carries too: nobody is told any more once the record says something else there, as when
   * what happened was taken back before the notices could be made.
   */
  readonly toldWhile?: string;
}
export type Event<F extends Fields = Fields> = EventSpec<F>;

/** Declares something that happened; stored in the outbox in the same transaction as the change. */
export function defineEvent<const F extends Fields>(spec: EventSpec<F>): Event<F> {
  return spec;
}
