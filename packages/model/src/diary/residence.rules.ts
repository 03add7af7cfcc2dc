import type { TravelDocument } from '../travel/door.generated.ts';
import { dayNumber } from './calendar.rules.ts';
import { stayTitles } from './schengen-permits.rules.ts';

/** A country where somebody lives, by a permit or on an assignment. Both days included; an open end is null. */
export interface Residence {
  readonly country: string;
  readonly from: string | null;
  readonly to: string | null;
}
/** An assignment as far as it says where somebody lives. */
export interface HostedStay {
  readonly country: string | null | undefined;
  readonly start: string | null;
  readonly end: string | null;
}
/** Assignments up to this many days are visits: within what the treaties allow a visitor (OECD Model, Article 15(2)(a)). */
const visitDays = 183;

/** Where somebody lives: by an issued residence permit or long-stay visa, or on an assignment that is longer than any visit. */
export function residencesOf(
  papers: readonly Pick<TravelDocument, 'type' | 'country' | 'issueDate' | 'expiryDate' | 'stage' | 'dependant'>[],
  assignments: readonly HostedStay[],
): Residence[] {
  return [
    ...papers
      .filter(({ type, stage, dependant }) => dependant === null && stage === 'ISSUED' && stayTitles.includes(type))
      .map(({ country, issueDate, expiryDate }) => ({ country, from: issueDate, to: expiryDate })),
    ...assignments.flatMap(({ country, start, end }) =>
      country && start && (end === null || dayNumber(end) - dayNumber(start) >= visitDays)
        ? [{ country, from: start, to: end }]
        : [],
    ),
  ];
}

/** Whether somebody lives in a place on all days from one to another: limits for visitors there are then not theirs. */
export const livesIn = (residences: readonly Residence[], place: string, from: string, to: string = from): boolean =>
  residences.some(
    (one) => one.country === place && (one.from === null || one.from <= from) && (one.to === null || one.to >= to),
  );
