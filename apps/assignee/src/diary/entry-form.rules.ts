import {
  type ChosenDays,
  type Circumstance,
  type DayPart,
  type HomeAndHost,
  isForHalfDaysOnly,
  isLocked,
  type KnownEntry,
  missingParts,
  type NeededForSave,
  partOf,
  suggestedLocationType,
  suggestedPurpose,
  type TravelDetail,
  type TypedEntry,
} from '@homeport/model/diary';

/** What is typed in the dialog. Null where nothing was chosen: then a suggestion may stand. */
export interface EntryForm {
  readonly from: string | null;
  readonly to: string | null;
  readonly allDay: boolean;
  readonly half: 'MORNING' | 'AFTERNOON';
  readonly location: string | null;
  readonly country: string | null;
  readonly afternoonLocation: string | null;
  readonly afternoonCountry: string | null;
  readonly locationType: string | null;
  readonly purpose: string | null;
  /** Drafts of before know none: an ordinary stay. */
  readonly circumstance?: Circumstance;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly notes: string | null;
}

/** A form that begins on a day; the last known country is where it goes on. */
export const newForm = (day: string, country: string | null, isHalf: boolean): EntryForm => ({
  from: day,
  to: day,
  allDay: !isHalf,
  half: 'MORNING',
  location: null,
  country,
  afternoonLocation: null,
  afternoonCountry: null,
  locationType: null,
  purpose: null,
  latitude: null,
  longitude: null,
  notes: null,
});
export const formOf = (entry: TravelDetail): EntryForm => ({
  ...newForm(entry.startDate.slice(0, 10), entry.countryCode, !entry.allDay),
  to: entry.endDate.slice(0, 10),
  half: partOf(entry) === 'AFTERNOON' ? 'AFTERNOON' : 'MORNING',
  location: entry.location,
  locationType: entry.locationType,
  purpose: entry.purpose.code,
  circumstance: entry.circumstance,
  latitude: entry.latitude,
  longitude: entry.longitude,
  notes: entry.notes,
});

/** The next choice in the calendar: a first day, then the last; a day before the first begins anew. */
export function pickDay(form: EntryForm, day: string, isOpen: boolean): Pick<EntryForm, 'from' | 'to'> {
  if (!isOpen || form.from === null || day < form.from) return { from: day, to: day };
  return { from: form.from, to: day };
}

export interface EntrySuggestions {
  readonly locationType: string | null;
  readonly purpose: string | null;
}
/** What is proposed for the country that is chosen. */
export const suggestionsFor = (
  country: string | null,
  today: string,
  assignment: HomeAndHost,
  purposes: readonly string[],
): EntrySuggestions => ({
  locationType: country ? suggestedLocationType(country, assignment) : null,
  purpose: country ? suggestedPurpose(country, today, assignment, purposes) : null,
});

/** Days and conflicts of a form against what is in the diary; the entry that is edited does not conflict with itself. */
export function conflictsOf(form: EntryForm, known: readonly KnownEntry[], edited: string | undefined) {
  const others = known.filter((entry) => entry.id !== edited);
  const chosen: ChosenDays | null = form.from ? { from: form.from, to: form.to ?? form.from } : null;
  return {
    others,
    chosen,
    locked: chosen !== null && isLocked(others, chosen),
    isForHalfDaysOnly: chosen !== null && isForHalfDaysOnly(others, chosen),
  };
}
export const missingOf = (form: EntryForm, suggested: EntrySuggestions): NeededForSave[] =>
  missingParts({
    startDate: form.from,
    endDate: form.to,
    locationType: form.locationType ?? suggested.locationType,
    purpose: form.purpose ?? suggested.purpose,
  });

/** The entry as counting sees it; nothing while its days or its country are missing. */
export function typedOf(form: EntryForm, replaces: string | undefined): TypedEntry | null {
  const { from, country, afternoonCountry, circumstance = 'NONE' } = form;
  const to = form.to ?? from;
  if (from === null || to === null || to < from || country === null) return null;
  const part: DayPart = form.allDay ? 'DAY' : form.half;
  const lines = [{ part, country, circumstance }];
  if (part === 'MORNING' && afternoonCountry !== null)
    lines.push({ part: 'AFTERNOON', country: afternoonCountry, circumstance });
  return { from, to, lines, ...(replaces ? { replaces } : {}) };
}

/** What is sent. */
export function bodyOf(form: EntryForm, suggested: EntrySuggestions, replaces: string | undefined) {
  const part: DayPart = form.allDay ? 'DAY' : form.half;
  const hasAfternoon = part === 'MORNING' && form.afternoonCountry !== null;
  return {
    allDay: form.allDay,
    startDate: `${form.from}T${part === 'AFTERNOON' ? '12' : '00'}:00:00Z`,
    endDate: `${form.to ?? form.from}T${part === 'MORNING' ? '12' : '00'}:00:00Z`,
    country: form.country,
    countryCode: form.country,
    location: form.location,
    latitude: form.latitude,
    longitude: form.longitude,
    locationType: form.locationType ?? suggested.locationType,
    purpose: form.purpose ?? suggested.purpose,
    circumstance: form.circumstance ?? 'NONE',
    notes: form.notes,
    ...(hasAfternoon ? { afternoonCountry: form.afternoonCountry, afternoonLocation: form.afternoonLocation } : {}),
    ...(replaces ? { replaces } : {}),
  };
}
