import { defineRefusals } from '@homeport/grammar';

export const workflowRefusals = defineRefusals('workflow', {
  firstStepNeeded: { kind: 'invalid', text: 'At least one initiation step must be sequenced at 1.' },
  locked: { kind: 'conflict', text: 'This step is locked.' },
  serviceNeeded: { kind: 'invalid', text: 'At least one relocation service must be selected.' },
  itemNeeded: { kind: 'invalid', text: 'A workflow needs at least one step before it is published.' },
  outcomeNeedsMore: { kind: 'invalid', text: 'Say what this rule does: its message, workflow or notice is missing.' },
  ownRequest: { kind: 'notAllowed', text: 'You cannot decide your own request.' },
  endBeforeStart: { kind: 'invalid', text: 'The end must not be before the start.' },
});
