import { defineRefusals } from '@homeport/grammar';

/** What can be refused about work that runs outside a request. */
export const jobRefusals = defineRefusals('jobs', {
  notFound: { kind: 'notFound', text: 'This job does not exist.' },
  finished: { kind: 'conflict', text: 'This job is finished already.' },
  stopped: { kind: 'conflict', text: 'This job was stopped.' },
  failed: { kind: 'unavailable', text: 'This job failed. Reference: {reference}' },
});
