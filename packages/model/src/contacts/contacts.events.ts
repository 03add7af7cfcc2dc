import { defineEvent, text } from '@homeport/grammar';

/** A quick e-mail was written and has to be sent. What it says is in its record. */
export const quickMailWritten = defineEvent({
  name: 'communication.quickMailWritten',
  on: 'quickMail',
  label: 'Quick e-mail written',
  payload: { mail: text('Mail') },
});
