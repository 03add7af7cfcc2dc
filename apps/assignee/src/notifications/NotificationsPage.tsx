import { NoticeList } from '@homeport/ui/parts/NotificationBell.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { Button, SegmentedControl } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useNotices } from '../shell/use-notices.ts';
import { useWords } from '../words/use-words.ts';

/** All notices, unread ones first on request. */
export function NotificationsPage() {
  const text = useWords();
  const navigate = useNavigate();
  const { view } = useSearch({ strict: false });
  const notices = useNotices();
  return (
    <>
      <PageHeader
        title={text('notices.title')}
        actions={
          notices.unread > 0 ? (
            <Button variant="default" onClick={notices.onReadAll}>
              {text('notices.readAll')}
            </Button>
          ) : null
        }
      />
      <div className="narrow">
        <SegmentedControl
          transitionDuration={0}
          aria-label={text('notices.title')}
          value={view ?? 'all'}
          onChange={(next) =>
            void navigate({
              to: '/dashboard/notifications',
              search: next === 'unread' ? { view: next } : {},
              replace: true,
            })
          }
          data={[
            { value: 'all', label: text('notices.all') },
            { value: 'unread', label: text('notices.unread') },
          ]}
        />
        <h2 className="hp-hidden">{text(view === 'unread' ? 'notices.unread' : 'notices.all')}</h2>
        <NoticeList {...notices} isUnreadOnly={view === 'unread'} />
      </div>
    </>
  );
}
