import { Circle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';
import { Icon } from './Icon.tsx';

export interface TimelineItem {
  readonly id: string;
  readonly title: ReactNode;
  /** A day `yyyy-MM-dd` or a moment; moments are shown as the reader's clock has them. */
  readonly at: string;
  readonly icon?: LucideIcon;
  readonly children?: ReactNode;
  readonly isPast?: boolean;
}
/** What happened or will happen, in order; `today` draws the line before the first item that is not past. */
export function TimelineList({ items, hasToday }: { items: readonly TimelineItem[]; hasToday?: boolean }) {
  const text = useKitText();
  const formats = useFormats();
  const turn = hasToday ? items.findIndex((item) => !item.isPast) : -1;
  return (
    <ol className="hp-timeline">
      {items.map((item, at) => (
        <li
          key={item.id}
          data-past={item.isPast || undefined}
          data-turn={at === turn ? text('timeline.today') : undefined}
        >
          {at === turn ? <span className="hp-today">{text('timeline.today')}</span> : null}
          <span className="hp-timeline-mark">
            <Icon of={item.icon ?? Circle} small />
          </span>
          <div className="hp-timeline-words">
            <span>{item.title}</span>
            <time
              className="hp-caption hp-number"
              dateTime={item.at}
              title={item.at.includes('T') ? formats.localTime(item.at) : undefined}
            >
              {item.at.includes('T') ? formats.localTime(item.at) : formats.date(item.at)}
            </time>
            {item.children}
          </div>
        </li>
      ))}
    </ol>
  );
}
