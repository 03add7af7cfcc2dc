import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { lazyExtra } from '@homeport/ui/parts/lazy-part.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { useWords } from '../words/use-words.ts';
import { useNotices } from './use-notices.ts';

const Panel = lazyExtra(() => import('@homeport/ui/parts/NotificationBell.tsx').then((it) => it.NotificationBell));

/** The bell of the bar. Until its panel is loaded it is a link to the page of the same notices. */
export function NoticeBell() {
  const text = useWords();
  const notices = useNotices();
  const link = (
    <AppLink href="/dashboard/notifications" className="hp-bar-icon" aria-label={text('menu.notices')}>
      <Icon of={Bell} />
    </AppLink>
  );
  return (
    <Suspense fallback={link}>
      <Panel {...notices} />
    </Suspense>
  );
}
