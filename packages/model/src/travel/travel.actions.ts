import { defineAction } from '@homeport/grammar';
import { travelAlert } from './travel-alert.entity.ts';

/** Shows an alert to its readers and tells those who are in the country, or are going there. */
export const publishAlert = defineAction({
  name: 'publish',
  on: travelAlert,
  label: 'Publish',
  transition: 'status.publish',
  input: {},
});
