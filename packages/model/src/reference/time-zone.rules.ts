import { defineRules, isTimeZone } from '@homeport/grammar';
import { referenceRefusals as no } from './reference.refusals.ts';
import { timeZone } from './time-zone.entity.ts';

/** A name that no clock knows would fail wherever a time is worked out with it, long after it was written. */
export const timeZoneRules = defineRules(timeZone, {
  check: ({ name }, before) => (name === before?.name || isTimeZone(name) ? [] : [no.timeZone({}, 'name')]),
});
