import { defineRefusals } from '@homeport/grammar';

export const changeRefusals = defineRefusals('changes', {
  notLonger: { kind: 'invalid', text: 'The assignment ends on {day} already: a longer one ends after that.' },
  notShorter: { kind: 'invalid', text: 'The assignment ends on {day} already: a shorter one ends before that.' },
  beforeStart: {
    kind: 'invalid',
    text: 'The assignment starts on {day}: a change of it takes effect on that day at the earliest.',
  },
  overBefore: { kind: 'invalid', text: 'The assignment would end on {day}: the change takes effect by then.' },
  placeNeedsCountry: { kind: 'invalid', text: 'The new host location needs its country.' },
  joinsNot: { kind: 'invalid', text: 'Only a member of the family who does not move along yet can join.' },
  leavesNot: { kind: 'invalid', text: 'Only a member of the family who moves along can leave.' },
  noEmployee: { kind: 'conflict', text: 'The assignment names no employee whose pay or grade could change.' },
  nothingChanges: { kind: 'invalid', text: 'Nothing would change: it is so already.' },
  ownChange: { kind: 'notAllowed', text: 'You cannot decide your own request.' },
  changedSince: {
    kind: 'conflict',
    text: 'The assignment has changed since this was asked for: look at it again before it is decided.',
  },
  notYetEffective: { kind: 'conflict', text: 'This change takes effect on {day} and cannot be applied before.' },
  scenarioNotApproved: {
    kind: 'conflict',
    text: 'Only an approved scenario of this assignment can be adopted, once.',
  },
  otherFamily: {
    kind: 'invalid',
    text: 'Family members moving along: {planned} by the scenario, {along} by this change. Say who joins or leaves.',
  },
  noAssignment: { kind: 'conflict', text: 'There is no assignment that could change.' },
});
