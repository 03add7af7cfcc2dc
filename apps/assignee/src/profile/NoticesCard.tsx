import { ask, Problem } from '@homeport/client';
import { noticePreferences, pushKey, saveNoticePreferences } from '@homeport/model/notifications';
import { NoticePreferences } from '@homeport/ui/account/NoticePreferences.tsx';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { PushSwitch } from '../push/PushSwitch.tsx';
import { useWords } from '../words/use-words.ts';

const noticePreferencesQuery = queryOptions({
  queryKey: ['notice-preferences'],
  queryFn: ({ signal }) => ask(noticePreferences, { signal }),
});

const pushKeyQuery = queryOptions({
  queryKey: ['push-key'],
  queryFn: ({ signal }) => ask(pushKey, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** How the person is told. */
export function NoticesCard() {
  const text = useWords();
  const queries = useQueryClient();
  const grid = useQuery(noticePreferencesQuery);
  // Null where the operator has switched push off.
  const hasPush = typeof useQuery(pushKeyQuery).data?.publicKey === 'string';
  return (
    <LoadedCard title={text('profile.notices')} query={grid} rows={4}>
      {(found) => (
        <>
          <NoticePreferences
            grid={found}
            channels={hasPush ? ['app', 'mail', 'push'] : ['app', 'mail']}
            failureText={(error) =>
              error instanceof Problem ? (error.errors[0]?.title ?? error.message) : text('notSaved')
            }
            onSave={async (change) => {
              const answer = await ask(saveNoticePreferences, { body: change as never });
              queries.setQueryData(noticePreferencesQuery.queryKey, answer);
            }}
          />
          {hasPush ? <PushSwitch /> : null}
        </>
      )}
    </LoadedCard>
  );
}
