import { choice, defineRoute, text } from '@homeport/grammar';

/** Counts that a page was opened. Who opened it is not kept. */
export const countPage = defineRoute<{ readonly counted: boolean }>()({
  name: 'countPage',
  label: 'Count a page view',
  method: 'POST',
  path: 'analytics',
  who: 'signedIn',
  body: {
    event: choice('Event', { PAGE: 'Page opened' }, { initial: 'PAGE' }),
    page: text('Page', { required: true, max: 100 }),
  },
  shape: { type: 'object' },
});
