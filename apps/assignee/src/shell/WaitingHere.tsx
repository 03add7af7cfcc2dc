import { Card } from '@homeport/ui/parts/Card.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import type { QueuedWrite } from '@homeport/ui/queue/queued-write.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { useRouterState } from '@tanstack/react-router';
import { useWords } from '../words/use-words.ts';

/** What was written on a page that cannot be shown now: it is not lost, and that is seen. */
export function WaitingHere() {
  const text = useWords();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const here = (useStore(waiting) ?? []).filter(({ place }) => place === path);
  if (here.length === 0) return null;
  return (
    <Card title={text('waiting.title')}>
      <ul className="rows">
        {here.map((write) => (
          <li key={write.id}>
            {typed(write).map((part) => (
              <p key={part}>{part}</p>
            ))}
            <span className="hp-muted">{text('waiting.toSend')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
/** What the person typed, of whatever kind it is: texts that are no ids. */
function typed({ values }: QueuedWrite): readonly string[] {
  const { sent, body, ...own } = values;
  const all = { ...own, ...(sent as object | undefined), ...(body as object | undefined) };
  const words = ['name', 'activity', 'comment', 'note', 'text', 'location', 'notes'].map((name) => all[name]);
  const amount = typeof all.amount === 'string' ? [`${all.amount} ${String(all.currency ?? '')}`.trim()] : [];
  return [...amount, ...words.filter((word): word is string => typeof word === 'string' && word !== '')];
}
