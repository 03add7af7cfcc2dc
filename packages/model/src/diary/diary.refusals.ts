import { defineRefusals } from '@homeport/grammar';

/** Their codes begin with `travel`: callers know them by it. */
export const diaryRefusals = defineRefusals('travel', {
  pleaseInput: { kind: 'invalid', text: 'Please input {names}' },
  notSaved: { kind: 'conflict', text: 'Unable to save. Does an entry already exist for this date?' },
  LOCKED: { kind: 'conflict', text: 'A locked all-day entry cannot be changed' },
  halfDayExists: { kind: 'conflict', text: 'A half-day entry exists so an all-day entry cannot be added' },
  halfDayIsOneDay: { kind: 'invalid', text: 'A half day is one day.' },
  tooLong: { kind: 'invalid', text: 'An entry has at most {days} days.' },
  transitTooLong: {
    kind: 'invalid',
    text: 'A transit has at most {days} days: the day of arrival and the next. Choose another kind of stay.',
  },
  notACalendarDay: { kind: 'invalid', text: 'A diary day has no time zone: send it as midnight UTC, ending in Z.' },
  unknownCircumstance: { kind: 'invalid', text: 'Choose a kind of stay of the list.' },
  unknownCountry: { kind: 'invalid', text: 'Choose a country of the list.' },
  unknownLocationType: { kind: 'invalid', text: 'Choose a location type of the list.' },
  unknownPurpose: { kind: 'invalid', text: 'Choose a purpose of the list.' },
  noEntries: { kind: 'notFound', text: 'There are no entries for this country and year.' },
});
