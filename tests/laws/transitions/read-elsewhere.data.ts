/**
 * Steps whose effect is not on the record that takes them: what is elsewhere allowed or refused by then. Each with the test that
 * shows it, as in `shown-by-tests.data.ts`; the law does these steps all the same.
 */
const homes = [
  'apps/server/src/modules/property/homes.db.test.ts',
  'a home is shown while it is free and negotiated while it is not let: %s',
] as const;

export const readElsewhere: Readonly<Record<string, readonly [file: string, test: string]>> = {
  'broadcast.status.stop': [
    'apps/server/src/modules/notifications/broadcast/broadcast.db.test.ts',
    'one that is stopped tells nobody any more, though its job is begun again',
  ],
  'diaryEntry.status.lock': [
    'apps/server/src/modules/diary/diary.db.test.ts',
    'hold against every way of changing: DELETE, POST, replace, and the generated calls',
  ],
  'diaryEntry.status.unlock': ['apps/server/src/modules/diary/diary.db.test.ts', 'are opened again by staff'],
  'page.status.retire': [
    'apps/server/src/modules/views/bin.db.test.ts',
    'comes back though no new one could be made by now: a form whose page was retired since',
  ],
  'property.status.let': homes,
  'property.status.release': homes,
  'property.status.reserve': homes,
  'property.status.withdraw': homes,
  'workflow.status.retire': [
    'apps/server/src/modules/workflow/work.db.test.ts',
    'of the case type comes before a general one, and a retired one gives nothing',
  ],
};
