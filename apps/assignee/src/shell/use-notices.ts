import { useSettings } from '@homeport/ui/language/settings.tsx';
import type { Notice } from '@homeport/ui/parts/NotificationBell.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { assignmentQuery, noticesQuery } from '../data/queries.ts';
import { actOnAll, update } from '../data/records.ts';
import { placeOf } from '../words/place-of.ts';
import { useWords } from '../words/use-words.ts';

/** How many notices are unread. */
export function useUnread(): number {
  return useQuery(noticesQuery).data?.unread ?? 0;
}
/** The notices of the person as the kit draws them, and what can be done with them. */
export function useNotices() {
  const queries = useQueryClient();
  const text = useWords();
  const { locale } = useSettings();
  const { data, isError, refetch } = useQuery(noticesQuery);
  const assignment = useQuery(assignmentQuery).data;
  // News arrive by the live line; asking again and again would keep an abandoned session alive.
  const after = (work: Promise<unknown>) =>
    void work.catch(() => undefined).then(() => queries.invalidateQueries({ queryKey: noticesQuery.queryKey }));
  const lines = data?.content ?? [];
  const place = (address: Parameters<typeof placeOf>[0]) => placeOf(address, locale) ?? text('unknownPlace');
  // By its places, as Home calls it: the name it is stored under is in nobody's language.
  const route =
    assignment && text('home.route', { home: place(assignment.homeLocation), host: place(assignment.hostLocation) });
  const notices = lines.map(
    (line): Notice => ({
      id: line.id,
      title: line.title,
      body: line.body,
      at: line.created,
      isUnread: !line.isRead,
      href: insideAddress(line.link),
      group: line.caseDetailId && line.caseDetailId === assignment?.id ? (route ?? null) : null,
    }),
  );
  return {
    notices,
    unread: data?.unread ?? 0,
    hasFailed: isError && data === undefined,
    onRetry: () => void refetch(),
    onRead: (notice: Notice) => {
      const line = lines.find((one) => one.id === notice.id);
      if (line) after(update('notification', line.id, { isRead: true }, line.version));
    },
    onReadAll: () => after(actOnAll('notification', 'mark-all-read')),
  };
}
/** A notice leads to a page of this application, else to Home. */
export function insideAddress(link: string | null): string {
  return link && /^\/dashboard(?:[/?#]|$)/.test(link) ? link : '/dashboard';
}
