import { defineRules, type Facts } from '@homeport/grammar';
import { activityType } from './activity-type.entity.ts';
import { planningRefusals as no } from './planning.refusals.ts';
import { resourceEvent } from './resource-event.entity.ts';

/** How long the activity usually takes, in minutes, and which day it is (UTC). */
export interface ActivityFacts extends Facts {
  readonly minimum: number;
  readonly maximum: number;
  readonly today: string;
}

/** Minutes between two moments. */
const minutesBetween = (from: string, to: string): number =>
  Temporal.Instant.from(from).until(Temporal.Instant.from(to)).total('minutes');

/** Events are not put into the past, end after they start, and take as long as their activity does. */
export const resourceEventRules = defineRules<typeof resourceEvent, ActivityFacts>(resourceEvent, {
  check: ({ startsAt, endsAt, wholeDay, isTentative, status }, before, { minimum, maximum, today }) => {
    if (isTentative && status === 'CONFIRMED') return [no.settled(undefined, 'isTentative')];
    if (startsAt === null || endsAt === null) return [];
    const minutes = minutesBetween(startsAt, endsAt);
    if (minutes <= 0) return [no.endBeforeStart(undefined, 'endsAt')];
    const isMoved = before?.startsAt !== startsAt;
    return [
      ...(isMoved && startsAt.slice(0, 10) < today ? [no.inThePast(undefined, 'startsAt')] : []),
      ...(!wholeDay && (minutes < minimum || minutes > maximum)
        ? [no.durationOutOfRange({ min: minimum, max: maximum }, 'endsAt')]
        : []),
    ];
  },
  guards: {
    hasTimes: ({ startsAt, endsAt }) =>
      startsAt === null ? no.notScheduled({}, 'startsAt') : endsAt === null ? no.notScheduled({}, 'endsAt') : undefined,
  },
});

export const activityTypeRules = defineRules(activityType, {
  check: ({ minimumDuration, maximumDuration }) =>
    maximumDuration < minimumDuration ? [no.rangeReversed(undefined, 'maximumDuration')] : [],
});
