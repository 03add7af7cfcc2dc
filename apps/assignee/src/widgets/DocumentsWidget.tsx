import type { PlacedWidget } from '@homeport/model/widgets';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { usePresent } from '../data/use-present.ts';
import { requiredQuery } from '../documents/document-data.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { WidgetCard } from './WidgetCard.tsx';
import { widgetWords } from './words.ts';

/** Documents shown; their page has all. */
const most = 4;

/** Documents the person still has to send in or to read. */
export function DocumentsWidget({ of }: { of: PlacedWidget }) {
  const text = usePageWords(widgetWords);
  const required = useQuery(requiredQuery);
  const { present } = usePresent(required.data ?? []);
  return (
    <WidgetCard of={of} query={required}>
      {() => {
        const due = present.filter((one) => one.status === 'REQUESTED' || one.status === 'REJECTED');
        if (due.length === 0) return <p className="hp-muted">{text('documents.none')}</p>;
        return (
          <>
            <AppLink href="/dashboard/documents" className="widget-total">
              {text('documents.due', { count: due.length })}
            </AppLink>
            <ul className="rows">
              {due.slice(0, most).map((one) => (
                <li key={one.id} className="row">
                  <span className="row-words">
                    <span>{one.name}</span>
                    <Due date={one.dueDate} />
                  </span>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </WidgetCard>
  );
}

/** When something is due, and whether that is over. */
function Due({ date }: { date: string | null }) {
  const text = usePageWords(widgetWords);
  const formats = useFormats();
  if (!date) return <span className="hp-muted">{text('noDue')}</span>;
  const isLate = date < today();
  return (
    <span className={isLate ? 'hp-danger' : 'hp-muted'}>
      {text(isLate ? 'overdue' : 'due', { date: formats.dayInSentence(date) })}
    </span>
  );
}
