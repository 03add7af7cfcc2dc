import './page-styles.css';
import { call } from '@homeport/client';
import type { Me } from '@homeport/model/identity';
import type { Notifications } from '@homeport/model/notifications';
import { type Notice, NotificationBell } from '@homeport/ui/parts/NotificationBell.tsx';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tenantParam, withParams } from './address.ts';
import { inAddress } from './company.rules.ts';
import { useWorkspace } from './workspace.ts';

/** How often the bell looks by itself, in milliseconds. */
const lookEvery = 60_000;
/** What the caller was told, newest first. */
const noticesQuery = queryOptions({
  queryKey: ['notices'] as const,
  queryFn: ({ signal }) => call<Notifications>('GET', 'notification', { query: { size: 50 }, signal }),
  refetchInterval: lookEvery,
});
/** An address of a notice inside the workspace; others lead nowhere here. One that names no company is of the reader's own. */
const addressIn = (link: string | null, me: Me): string => {
  if (!link?.startsWith('/workspace')) return '/workspace';
  const own = inAddress(me, me.tenant.id);
  return own && !new URLSearchParams(link.split('?')[1]).has(tenantParam)
    ? withParams(link, { [tenantParam]: own })
    : link;
};

/** The bell of the top bar. */
export function Bell() {
  const client = useQueryClient();
  const { me } = useWorkspace();
  const { data, error, refetch } = useQuery(noticesQuery);
  const notices = useMemo(
    () =>
      (data?.content ?? []).map(
        (line): Notice => ({
          id: line.id,
          title: line.title,
          body: line.body,
          at: line.created,
          isUnread: !line.isRead,
          href: addressIn(line.link, me),
        }),
      ),
    [data, me],
  );
  const look = () => client.invalidateQueries({ queryKey: noticesQuery.queryKey });
  const read = async (notice: Notice) => {
    // In a preview it stays unread, as everything stays what it is.
    if (me.preview) return;
    const line = data?.content.find((one) => one.id === notice.id);
    if (line) await call('PUT', `fe/notification/${line.id}`, { body: { isRead: true }, version: line.version });
    await look();
  };
  const readAll = () => {
    if (!me.preview) void call('POST', 'fe/notification/mark-all-read', { body: {} }).then(look, look);
  };
  return (
    <NotificationBell
      notices={notices}
      unread={data?.unread ?? 0}
      // A mark that could not be set is set again the next time it is opened.
      onRead={(notice) => void read(notice).catch(look)}
      onReadAll={readAll}
      onOpen={() => void look()}
      hasFailed={error !== null && data === undefined}
      onRetry={() => void refetch()}
    />
  );
}
