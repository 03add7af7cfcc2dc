import { defineRefusals } from '@homeport/grammar';

/** Their codes begin with `content`, as those of forms do: callers know them by it. */
export const widgetRefusals = defineRefusals('content', {
  noDashboard: { kind: 'notFound', text: 'No valid dashboard found' },
  badArrangement: { kind: 'invalid', text: 'This is not an arrangement of the widgets of the dashboard.' },
});
