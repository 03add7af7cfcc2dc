import { defineRefusals } from '@homeport/grammar';

export const travelRefusals = defineRefusals('travel', {
  pleaseInput: { kind: 'invalid', text: 'Please input {names}' },
  notSaved: { kind: 'conflict', text: 'Unable to save. Does an entry already exist for this date?' },
  LOCKED: { kind: 'conflict', text: 'A locked all-day entry cannot be changed' },
  halfDayExists: { kind: 'conflict', text: 'A half-day entry exists so an all-day entry cannot be added' },
  endBeforeStart: { kind: 'invalid', text: 'A travel start must be before its end.' },
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
  expiryBeforeIssue: { kind: 'invalid', text: 'A document expires after it is issued.' },
  notOfFamily: { kind: 'invalid', text: 'This person is not a member of the family.' },
  alertEndsBefore: { kind: 'invalid', text: 'An alert is valid at least for the day it begins.' },
  notAWebAddress: { kind: 'invalid', text: 'Give the address of a page that begins with https://.' },
  noEntries: { kind: 'notFound', text: 'There are no entries for this country and year.' },
});
