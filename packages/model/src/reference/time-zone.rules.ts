import { defineRules } from '@homeport/grammar';
import { referenceRefusals as no } from './reference.refusals.ts';
import { timeZone } from './time-zone.entity.ts';

/** Whether the platform knows an IANA time zone by this name. Offsets (`+02:00`) are no names. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || !/^[A-Z][\w+-]*(?:\/[\w+-]+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A name that no clock knows would fail wherever a time is worked out with it, long after it was written. */
export const timeZoneRules = defineRules(timeZone, {
  check: ({ name }, before) => (name === before?.name || isTimeZone(name) ? [] : [no.timeZone({}, 'name')]),
});
