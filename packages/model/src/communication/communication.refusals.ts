import { defineRefusals } from '@homeport/grammar';

export const communicationRefusals = defineRefusals('communication', {
  notFound: { kind: 'notFound', text: 'This does not exist, or you have no access to it.' },
  audience: { kind: 'invalid', text: 'You cannot write for these readers.' },
});
