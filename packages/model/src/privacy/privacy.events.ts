import { defineEvent, person, whole } from '@homeport/grammar';

const who = { person: person('Person', { required: true, wire: 'id' }) };

/** The administrators see it among their tasks. */
export const erasureAsked = defineEvent({
  name: 'privacy.erasureAsked',
  on: 'erasureRequest',
  label: 'Erasure requested',
  payload: who,
  notices: [
    {
      to: 'staff:administrator',
      channels: ['app', 'mail'],
      title: 'Somebody asks for the erasure of their data',
      body: 'See what would be erased and what has to be kept, then decide.',
      link: '/workspace/admin/erasures',
    },
  ],
});

/** A purge is through; its certificate says what went. */
export const purged = defineEvent({
  name: 'privacy.purged',
  on: 'purge',
  label: 'Purge Complete',
  payload: { erased: whole('People erased'), deleted: whole('Records deleted'), held: whole('Held back') },
  notices: [
    {
      to: 'staff:administrator',
      channels: ['app', 'mail'],
      title: 'Purge Complete',
      body: 'People erased: {erased}. Records deleted: {deleted}. Held back: {held}.',
      link: '/workspace/admin/retention',
    },
  ],
});
