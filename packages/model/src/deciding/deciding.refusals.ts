import { defineRefusals } from '@homeport/grammar';

export const decidingRefusals = defineRefusals('deciding', {
  ownRequest: { kind: 'notAllowed', text: 'You cannot decide your own request.' },
  notAsked: { kind: 'notAllowed', text: 'Others are asked to decide this.' },
  notToDecide: { kind: 'conflict', text: 'This step is not to be decided now.' },
  cannotDelegateTo: { kind: 'invalid', text: 'They may not decide this. Choose somebody else.' },
  nobodyAbove: { kind: 'conflict', text: 'There is nobody else to escalate this to.' },
  notYours: { kind: 'notAllowed', text: 'Only whoever decided it takes it back.' },
  tooLateToUndo: {
    kind: 'conflict',
    text: 'It was decided more than ten minutes ago and cannot be taken back any more.',
  },
  linkInvalid: { kind: 'notFound', text: 'This link is not valid. Please sign in to decide.' },
  linkOver: { kind: 'conflict', text: 'This link is not valid any more. Please sign in to decide.' },
  goneOn: { kind: 'conflict', text: 'Something has followed from it already: it cannot be taken back any more.' },
});
