import { defineRefusals } from '@homeport/grammar';

export const documentRefusals = defineRefusals('documents', {
  notFound: { kind: 'notFound', text: 'This file does not exist.' },
  notAccepted: { kind: 'notAllowed', text: 'You cannot attach files here.' },
  accessChanged: { kind: 'notFound', text: 'Your access has changed since this file was made. Please make it again.' },
});
