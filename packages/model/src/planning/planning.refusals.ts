import { defineRefusals } from '@homeport/grammar';

export const planningRefusals = defineRefusals('planning', {
  doubleBooked: { kind: 'conflict', text: 'A resource cannot be double booked.' },
  roomTaken: { kind: 'conflict', text: 'This room is booked for another event at that time.' },
  notScheduled: { kind: 'conflict', text: 'Say first when it begins and ends.' },
  settled: { kind: 'invalid', text: 'A confirmed booking is not tentative any more.' },
  inThePast: { kind: 'invalid', text: 'Events cannot be created or moved in past dates.' },
  durationOutOfRange: { kind: 'invalid', text: 'The time must fit the suggested duration: {min} to {max} minutes.' },
  endBeforeStart: { kind: 'invalid', text: 'The end must be after the start.' },
  rangeReversed: { kind: 'invalid', text: 'The longest duration must not be below the shortest.' },
});
