import type { RetentionEvent, RetentionUnit } from './retention.data.ts';

/** How long something is kept, as a rule says it. */
export interface RetentionTerm {
  readonly event: RetentionEvent;
  readonly keepFor: number;
  readonly unit: RetentionUnit;
  /** ISO code of the country of assignment the rule is for; null for all that have none of their own. */
  readonly country: string | null;
}
/** A hold that is in force: everything about a person, or one assignment of theirs. */
export interface Hold {
  readonly id: string;
  readonly person: string;
  readonly caseDetail: string | null;
}
/** What is known of a record, or of a person, when it is asked whether it may go. Days are ISO calendar days. */
export interface RetentionFacts {
  /** Whom it is about, with the one whose family they are. */
  readonly people: readonly string[];
  /** The assignment it belongs to; null when it belongs to the person alone. */
  readonly caseDetail: string | null;
  /** The last day the record is about; null for a person. */
  readonly recorded: string | null;
  /** The day the last assignment ended; null when there never was one. */
  readonly ended: string | null;
  /** An assignment is still running or to come. */
  readonly isOnAssignment: boolean;
  /** Country of the last assignment. */
  readonly country: string | null;
  /** Has a sign-in that does more than be an assignee or of the family: not to be erased by a rule. */
  readonly isStaff: boolean;
}
export type RetentionVerdict =
  | { readonly is: 'due'; readonly since: string }
  /** It would be due, and a hold keeps it. */
  | { readonly is: 'held'; readonly since: string; readonly hold: string }
  | { readonly is: 'notYet' };

/** The first day on which something may go: the day after the event's anniversary (EX-40). */
export function eligibleOn(event: string, { keepFor, unit }: Pick<RetentionTerm, 'keepFor' | 'unit'>): string {
  const span = unit === 'YEARS' ? { years: keepFor } : unit === 'MONTHS' ? { months: keepFor } : { days: keepFor };
  return Temporal.PlainDate.from(event).add(span).add({ days: 1 }).toString();
}

/** The rules that apply: those of the country when there are any, else the general ones. */
function termsFor(terms: readonly RetentionTerm[], country: string | null): readonly RetentionTerm[] {
  const own = country === null ? [] : terms.filter((term) => term.country === country);
  return own.length > 0 ? own : terms.filter((term) => term.country === null);
}

/** The hold that keeps something: of the person as a whole, of its assignment, or of any when it belongs to none. */
const holdOn = (
  { people, caseDetail }: Pick<RetentionFacts, 'people' | 'caseDetail'>,
  holds: readonly Hold[],
): Hold | undefined =>
  holds.find(
    (hold) =>
      people.includes(hold.person) &&
      (hold.caseDetail === null || caseDetail === null || hold.caseDetail === caseDetail),
  );

/** Whether something may go today: every rule that applies says so, nobody is still away, and nothing holds it. */
export function retentionVerdict(
  facts: RetentionFacts,
  terms: readonly RetentionTerm[],
  holds: readonly Hold[],
  today: string,
): RetentionVerdict {
  const applying = termsFor(terms, facts.country);
  if (applying.length === 0 || facts.isStaff) return { is: 'notYet' };
  let since = '';
  for (const term of applying) {
    const event = eventOf(facts, term.event);
    if (event === null) return { is: 'notYet' };
    const first = eligibleOn(event, term);
    if (first > since) since = first;
  }
  if (since > today) return { is: 'notYet' };
  const hold = holdOn(facts, holds);
  return hold ? { is: 'held', since, hold: hold.id } : { is: 'due', since };
}

const eventOf = ({ recorded, ended, isOnAssignment }: RetentionFacts, event: RetentionEvent): string | null =>
  event === 'RECORDED' ? recorded : isOnAssignment ? null : ended;
