import { defineEvent, ref } from '@homeport/grammar';

/** A notice has to leave over a channel that can fail or has to wait; each is tried again by itself. */
export const noticeDue = defineEvent({
  name: 'notifications.noticeDue',
  on: 'noticeDelivery',
  label: 'Notice to be sent',
  payload: { delivery: ref('Delivery', 'noticeDelivery', { wire: 'id' }) },
});
