import { ask, Problem } from '@homeport/client';
import { noticePreferences, saveNoticePreferences } from '@homeport/model/notifications';
import { NoticePreferences } from '@homeport/ui/account/NoticePreferences.tsx';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { useWords } from '../words/use-words.ts';

const noticePreferencesQuery = queryOptions({
  queryKey: ['notice-preferences'],
  queryFn: ({ signal }) => ask(noticePreferences, { signal }),
});

/** How the person is told. */
export function NoticesCard() {
  const text = useWords();
  const queries = useQueryClient();
  const grid = useQuery(noticePreferencesQuery);
  return (
    <LoadedCard title={text('profile.notices')} query={grid} rows={4}>
      {(found) => (
        <NoticePreferences
          grid={found}
          channels={['app', 'mail']}
          failureText={(error) =>
            error instanceof Problem ? (error.errors[0]?.title ?? error.message) : text('notSaved')
          }
          onSave={async (change) => {
            const answer = await ask(saveNoticePreferences, { body: change as never });
            queries.setQueryData(noticePreferencesQuery.queryKey, answer);
          }}
        />
      )}
    </LoadedCard>
  );
}
