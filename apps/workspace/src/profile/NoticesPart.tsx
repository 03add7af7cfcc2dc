import { ask } from '@homeport/client';
import { noticePreferences, saveNoticePreferences } from '@homeport/model/notifications';
import { NoticePreferences } from '@homeport/ui/account/NoticePreferences.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { FailureNote, useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

const preferencesQuery = queryOptions({
  queryKey: ['notice-preferences'],
  queryFn: ({ signal }) => ask(noticePreferences, { signal }),
});

/** How one is told, and when not. */
export function NoticesPart() {
  const failure = useFailureText();
  const queries = useQueryClient();
  const query = useQuery(preferencesQuery);
  if (query.error) return <FailureNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ListSkeleton rows={6} />;
  return (
    <NoticePreferences
      grid={query.data}
      channels={['app', 'mail']}
      failureText={failure}
      onSave={async (change) => {
        queries.setQueryData(preferencesQuery.queryKey, await ask(saveNoticePreferences, { body: change as never }));
      }}
    />
  );
}
