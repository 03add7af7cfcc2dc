import { ActionIcon, Popover, SegmentedControl } from '@mantine/core';
import { Bell, BellOff, CircleCheck, Info, MessageSquare, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';
import { EmptyState } from './EmptyState.tsx';
import { Icon } from './Icon.tsx';
import { InlineError } from './InlineError.tsx';
import { AppLink } from './link.tsx';
import { useStore } from './store.ts';
import { toasts } from './toasts.ts';

export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly body?: string | null;
  /** A moment, ISO UTC. */
  readonly at: string;
  readonly isUnread: boolean;
  readonly href: string;
  /** The case it belongs to; notices of one case stand together. */
  readonly group?: string | null;
}
export interface NotificationBellProps {
  readonly notices: readonly Notice[];
  /** All unread, also those that are not in the list. */
  readonly unread: number;
  readonly onRead: (notice: Notice) => void;
  readonly onReadAll: () => void;
  readonly onOpen?: () => void;
  readonly hasFailed?: boolean;
  readonly onRetry?: () => void;
}
type View = 'unread' | 'all' | 'messages';

/** The bell: Unread, All, Messages; each row opens its thing. */
export function NotificationBell(props: NotificationBellProps) {
  const text = useKitText();
  const [isOpen, setOpen] = useState(false);
  const [view, setView] = useState<View>('unread');
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={360} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="neutral"
          className="hp-badged"
          data-count={props.unread > 99 ? '99+' : props.unread || undefined}
          aria-label={text('bell.count', { count: props.unread })}
          onClick={() => {
            if (!isOpen) props.onOpen?.();
            setOpen(!isOpen);
          }}
        >
          <Icon of={Bell} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={text('bell.title')}>
        <div className="hp-panel-head">
          <h2 className="hp-panel-title">{text('bell.title')}</h2>
          {props.unread > 0 && view !== 'messages' ? (
            <button type="button" className="hp-link-button" onClick={props.onReadAll}>
              {text('bell.markAll')}
            </button>
          ) : null}
        </div>
        <SegmentedControl
          fullWidth
          transitionDuration={0}
          aria-label={text('bell.title')}
          value={view}
          onChange={(next) => setView(next)}
          data={(['unread', 'all', 'messages'] as const).map((one) => ({ value: one, label: text(`bell.${one}`) }))}
        />
        <div className="hp-panel-scroll">
          {view === 'messages' ? (
            <KeptToasts />
          ) : (
            <NoticeList {...props} isUnreadOnly={view === 'unread'} onLeave={() => setOpen(false)} />
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Notices by case, for the bell and for a page of its own. */
export function NoticeList({
  notices,
  onRead,
  hasFailed,
  onRetry,
  isUnreadOnly,
  onLeave,
}: NotificationBellProps & { isUnreadOnly?: boolean; onLeave?: () => void }) {
  const text = useKitText();
  const formats = useFormats();
  if (hasFailed) return <InlineError message={text('bell.failed')} {...(onRetry ? { onRetry } : {})} />;
  const shown = isUnreadOnly ? notices.filter((notice) => notice.isUnread) : notices;
  if (shown.length === 0)
    return (
      <EmptyState icon={BellOff} title={text('bell.emptyUnread')}>
        {text('bell.emptyUnreadText')}
      </EmptyState>
    );
  return [...Map.groupBy(shown, (notice) => notice.group ?? '')].map(([group, list]) => (
    <section key={group} aria-label={group || undefined}>
      {group ? <h3 className="hp-panel-group">{group}</h3> : null}
      <ul className="hp-panel-list">
        {list.map((notice) => (
          <li key={notice.id} className="hp-notice" data-unread={notice.isUnread || undefined}>
            <AppLink
              href={notice.href}
              onClick={() => {
                if (notice.isUnread) onRead(notice);
                onLeave?.();
              }}
            >
              {notice.title}
            </AppLink>
            {notice.body ? <span>{notice.body}</span> : null}
            <span className="hp-caption" title={formats.localTime(notice.at)}>
              {formats.localTime(notice.at)} · {formats.relative(notice.at)}
              {notice.isUnread ? <span className="hp-hidden"> {text('bell.unreadOne')}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const icons = { success: CircleCheck, danger: TriangleAlert, info: Info };
function KeptToasts() {
  const text = useKitText();
  const formats = useFormats();
  const { history } = useStore(toasts.store);
  if (history.length === 0)
    return (
      <EmptyState icon={MessageSquare} title={text('bell.emptyMessages')}>
        {text('bell.emptyMessagesText')}
      </EmptyState>
    );
  return (
    <ul className="hp-panel-list">
      {history.map((toast) => (
        <li key={toast.id} className="hp-notice">
          <span className="hp-row">
            <Icon of={icons[toast.tone]} small />
            {toast.text}
          </span>
          <span className="hp-caption">{formats.relative(new Date(toast.at).toISOString())}</span>
        </li>
      ))}
    </ul>
  );
}
