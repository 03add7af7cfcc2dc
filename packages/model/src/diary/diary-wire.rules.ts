import { certain, dateTime, isObject, isRefusal, parseField, type Refusal } from '@homeport/grammar';
import { type Circumstance, circumstances } from './circumstances.data.ts';
import { diaryRefusals } from './diary.refusals.ts';
import { missingParts, type NeededForSave } from './diary-defaults.rules.ts';
import type { DiaryEntry } from './diary-entry.entity.ts';
import type { DayPart } from './presence.rules.ts';

/** A code with its name in the reader's language. */
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}
/** A diary entry as the specification's calls carry it: moments in UTC, without fractions, ending in Z. */
export interface TravelDetail {
  readonly id: string;
  readonly allDay: boolean;
  readonly country: NamedCode;
  readonly countryCode: string;
  readonly location: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly startDate: string;
  readonly endDate: string;
  readonly locationType: string;
  readonly purpose: NamedCode;
  readonly notes: string | null;
  /** Why somebody was there although not to stay; beyond the specification, an ordinary stay when it is not sent. */
  readonly circumstance: Circumstance;
  /** Cleared on save. */
  readonly usaState: null;
  readonly locked: boolean;
}

/** An entry on the wire. A morning ends and an afternoon begins at noon; the day is the local one, whatever the zone. */
export function travelDetailOf(
  entry: DiaryEntry,
  nameOf: { readonly country: (code: string) => string; readonly purpose: (code: string) => string },
): TravelDetail {
  const { part, startDay, endDay } = entry;
  return {
    id: entry.id,
    allDay: part === 'DAY',
    country: { code: entry.country, name: nameOf.country(entry.country) },
    countryCode: entry.country,
    location: entry.location,
    latitude: entry.position?.latitude ?? null,
    longitude: entry.position?.longitude ?? null,
    startDate: `${startDay}T${part === 'AFTERNOON' ? '12' : '00'}:00:00Z`,
    endDate: `${endDay}T${part === 'MORNING' ? '12' : '00'}:00:00Z`,
    locationType: entry.locationType,
    purpose: { code: entry.purpose, name: nameOf.purpose(entry.purpose) },
    notes: entry.notes,
    circumstance: entry.circumstance,
    usaState: null,
    locked: entry.status === 'LOCKED',
  };
}
/** The half that a moment of a half-day entry is in. */
export const partOf = (detail: Pick<TravelDetail, 'allDay' | 'startDate'>): DayPart =>
  detail.allDay ? 'DAY' : detail.startDate.slice(11, 13) >= '12' ? 'AFTERNOON' : 'MORNING';

/** What a caller sends; codes may come as objects or as plain codes. Everything may be missing. */
export interface GivenDetail {
  readonly allDay?: unknown;
  readonly country?: unknown;
  readonly countryCode?: unknown;
  readonly location?: unknown;
  readonly latitude?: unknown;
  readonly longitude?: unknown;
  readonly startDate?: unknown;
  readonly endDate?: unknown;
  readonly locationType?: unknown;
  readonly purpose?: unknown;
  readonly notes?: unknown;
  readonly circumstance?: unknown;
}
/** What is stored of it, but whose it is. */
export interface NewEntry {
  readonly startDay: string;
  readonly endDay: string;
  readonly part: DayPart;
  readonly country: string;
  readonly location: string | null;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly locationType: string;
  readonly purpose: string;
  readonly circumstance: Circumstance;
  readonly notes: string | null;
}

/** Reads an entry from the wire. What is missing is named in the order of the specification. */
export function readDetail(
  given: GivenDetail,
  namesOf: (missing: readonly NeededForSave[]) => string,
): NewEntry | Refusal {
  const purpose = codeOf(given.purpose);
  const locationType = codeOf(given.locationType);
  const missing = missingParts({ ...given, purpose, locationType });
  if (missing.length > 0) return diaryRefusals.pleaseInput({ names: namesOf(missing) }, missing[0]);
  const startDay = calendarDay(given.startDate, 'startDate');
  if (isRefusal(startDay)) return startDay;
  const endDay = calendarDay(given.endDate, 'endDate');
  if (isRefusal(endDay)) return endDay;
  const circumstance = codeOf(given.circumstance) ?? 'NONE';
  if (!isCircumstance(circumstance)) return diaryRefusals.unknownCircumstance({}, 'circumstance');
  const country = codeOf(given.country) ?? codeOf(given.countryCode);
  if (country === null || !/^[A-Z]{2}$/.test(country)) return diaryRefusals.unknownCountry({}, 'country');
  return {
    startDay,
    endDay,
    part: partOf({ allDay: given.allDay !== false, startDate: String(given.startDate).trim() }),
    country,
    location: textOf(given.location),
    position: positionOf(given.latitude, given.longitude),
    locationType: certain(locationType),
    purpose: certain(purpose),
    circumstance,
    notes: textOf(given.notes),
  };
}

/**
 * The calendar day that a moment of the wire stands for. The specification sends days as moments in UTC that end in Z. With
 * another offset one text names two days, the one that is written and the one in UTC: it is refused, not guessed. A day
 * without a time is that day.
 */
export function calendarDay(given: unknown, field: string): string | Refusal {
  const moment = parseField(given, dateTime(field));
  if (isRefusal(moment)) return { ...moment, field };
  const written = String(given).trim();
  if (!/^\d{4}-\d{2}-\d{2}($|T.*(Z|[+-]00:?00)$)/i.test(written)) return diaryRefusals.notACalendarDay({}, field);
  return written.slice(0, 10);
}
const isCircumstance = (code: string): code is Circumstance => Object.hasOwn(circumstances, code);

function codeOf(given: unknown): string | null {
  const code = isObject(given) ? given.code : given;
  return typeof code === 'string' && code.trim() !== '' ? code.trim().toUpperCase() : null;
}
const textOf = (given: unknown): string | null =>
  typeof given === 'string' && given.trim() !== '' ? given.trim() : null;

/** Both or none; what is no place on Earth is no position. */
function positionOf(latitude: unknown, longitude: unknown): NewEntry['position'] {
  const isWithin = (value: unknown, most: number): value is number =>
    typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most;
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) return null;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
/** Six decimals are a tenth of a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
