import { defineAction } from '@homeport/grammar';
import { broadcast } from './broadcast.entity.ts';

const refusals = ['broadcasts.nobody', 'broadcasts.notYourCompany'] as const;

/** Sends it now, as a job of the caller. */
export const sendBroadcast = defineAction({
  name: 'send',
  on: broadcast,
  label: 'Send',
  transition: 'status.send',
  input: {},
  refusals,
});

/** Sends it at its time, with the rights that the caller has then. */
export const scheduleBroadcast = defineAction({
  name: 'schedule',
  on: broadcast,
  label: 'Schedule',
  transition: 'status.schedule',
  input: {},
  refusals: [...refusals, 'broadcasts.timeIsPast'],
});
