import { defineRefusals } from '@homeport/grammar';

export const workflowRefusals = defineRefusals('workflow', {
  locked: { kind: 'conflict', text: 'This step is locked.' },
  itemNeeded: { kind: 'invalid', text: 'A workflow needs at least one step before it is published.' },
  stepsInCircle: { kind: 'invalid', text: 'Step {step} comes, over others, after itself.' },
  stepNeverStarts: { kind: 'invalid', text: 'Nothing ever starts step {step}: no step comes before it.' },
  stepWithoutOwner: {
    kind: 'invalid',
    text: 'Nobody would own step {step}: it has neither a role nor a team with somebody in it.',
  },
  stepElsewhere: { kind: 'invalid', text: 'A step comes after steps of its own workflow only.' },
  stepHasOpenChecks: {
    kind: 'conflict',
    text: '{count, plural, one {# required check is} other {# required checks are}} not ticked yet.',
  },
  stepIsOver: { kind: 'conflict', text: 'This step is over.' },
  snoozeInPast: { kind: 'invalid', text: 'The day has to be in the future.' },
  outcomeNeedsMore: { kind: 'invalid', text: 'Say what this rule does: its message, workflow or notice is missing.' },
  notActive: { kind: 'conflict', text: 'Only an active assignment is given its steps.' },
  hasSteps: { kind: 'conflict', text: 'The assignment has its steps already.' },
  notRunning: { kind: 'conflict', text: 'The assignment does not run: its steps stay as they are.' },
  noNewerVersion: {
    kind: 'conflict',
    text: 'There is no newer version: the assignment runs the one that is in force.',
  },
  movedSincePreview: {
    kind: 'conflict',
    text: 'The assignment or its workflow has changed since this was shown. Look at it again before you move it.',
  },
  badMoves: { kind: 'invalid', text: 'What is to be moved was not understood.' },
  tooManyToMove: { kind: 'invalid', text: 'At most {max} assignments are moved at once.' },
  noneInForce: { kind: 'conflict', text: 'No workflow is published for this kind of assignment.' },
});
