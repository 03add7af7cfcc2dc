import './widgets.css';
import type { PlacedWidget } from '@homeport/model/widgets';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import { ArrangeWidgets } from './ArrangeWidgets.tsx';
import { DaysWidget } from './DaysWidget.tsx';
import { DocumentsWidget } from './DocumentsWidget.tsx';
import { EventsWidget } from './EventsWidget.tsx';
import { ExpensesWidget } from './ExpensesWidget.tsx';
import { MessagesWidget } from './MessagesWidget.tsx';
import { ServicesWidget } from './ServicesWidget.tsx';
import { boardQuery } from './widget-data.ts';
import { widgetWords } from './words.ts';

/** What shows each source; a source without an entry does not compile. */
const shown: Readonly<Record<PlacedWidget['source'], (props: { of: PlacedWidget }) => React.ReactNode>> = {
  EXPENSES_BY_STAGE: ExpensesWidget,
  COUNTRY_DAYS: DaysWidget,
  NEXT_EVENTS: EventsWidget,
  SERVICES: ServicesWidget,
  DOCUMENTS_DUE: DocumentsWidget,
  MESSAGES: MessagesWidget,
};

/** The person's widgets; arranging them is a view of its own. */
export function WidgetsPage() {
  const text = usePageWords(widgetWords);
  const navigate = useNavigate();
  const { arrange } = useSearch({ strict: false });
  const board = useQuery(boardQuery).data;
  if (!board) return <PageHeader title={text('title')} />;
  if (arrange) return <ArrangeWidgets board={board} />;
  const startArranging = (
    <Button onClick={() => void navigate({ to: '/dashboard/widgetDashboard', search: { arrange: true } })}>
      {text('arrange')}
    </Button>
  );
  return (
    <>
      <PageHeader title={board.name} actions={startArranging} />
      {board.content.length === 0 ? (
        <EmptyState
          icon={LayoutDashboard}
          title={text('empty')}
          action={
            <AppLink href="/dashboard" className="hp-button">
              {text('home')}
            </AppLink>
          }
        >
          {text('emptyText')}
        </EmptyState>
      ) : (
        <ul className="widgets">
          {board.content.map((one) => {
            const Shown = shown[one.source];
            return (
              <li key={one.id} data-size={one.size}>
                <Shown of={one} />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
