import '../frame/page-styles.css';
import '../chat/talks.css';
import { ask } from '@homeport/client';
import { listTickets } from '@homeport/model/help-desk';
import { helpDeskTicketStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { SplitInbox } from '@homeport/ui/parts/SplitInbox.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { useTalks } from '../chat/use-talks.ts';
import { CompanyOf, InItsCompany } from '../frame/InItsCompany.tsx';
import { useScreen } from '../frame/use-screen.ts';
import { StaffTicket } from './StaffTicket.tsx';

const views = ['answer', 'open', 'mine', 'closed'] as const;
const statuses = { answer: 'TO_ANSWER', open: 'OPEN', mine: 'OPEN', closed: 'CLOSED' } as const;
/** The help desk of the team: what waits longest comes first. */
export function DeskPage() {
  const text = useTalks();
  const formats = useFormats();
  const { tenant, search, onSearch } = useScreen('/workspace/cases/helpdesk');
  const view = views.find((one) => one === search.view) ?? 'open';
  // My work names what it leads to as `item`, here as of every page that it leads to.
  const ticket = search.ticket ?? search.item;
  const { data } = useQuery({
    queryKey: ['tickets', tenant ?? 'own', view],
    queryFn: ({ signal }) =>
      ask(listTickets, {
        query: {
          size: 200,
          sort: view === 'closed' ? 'lastReplyAt,desc' : 'created,asc',
          status: statuses[view],
          ...(view === 'mine' ? { mine: true } : {}),
        },
        ...(tenant ? { tenant } : {}),
        signal,
      }),
    refetchInterval: 60_000,
  });
  const tickets = data?.content ?? [];
  return (
    <>
      <PageHeader title={text('desk.title')} aside={data?.totalElements} />
      <SplitInbox
        queueLabel={text('desk.queue')}
        onBack={() => onSearch(view === 'open' ? {} : { view })}
        empty={<EmptyState icon={CircleHelp} title={text('desk.choose')} />}
        item={
          ticket ? (
            <InItsCompany company={search.of ?? tickets.find(({ id }) => id === ticket)?.tenantId}>
              <StaffTicket key={ticket} id={ticket} />
            </InItsCompany>
          ) : null
        }
        queue={
          <>
            <div className="talk-filters">
              <SegmentedControl
                transitionDuration={0}
                aria-label={text('desk.view')}
                value={view}
                onChange={(next) => onSearch(next === 'open' ? {} : { view: next })}
                data={views.map((value) => ({ value, label: text(`desk.${value}`) }))}
              />
            </div>
            {data && tickets.length === 0 ? (
              <EmptyState icon={CircleHelp} title={text('desk.empty')} />
            ) : (
              <ul className="talk-queue">
                {tickets.map((one) => (
                  <li key={one.id}>
                    <button
                      type="button"
                      aria-pressed={one.id === ticket}
                      onClick={() =>
                        onSearch({ ...(view === 'open' ? {} : { view }), ticket: one.id, of: one.tenantId })
                      }
                    >
                      <strong>{one.subject}</strong>
                      <StatusChip
                        state={one.status}
                        tone={helpDeskTicketStatusTones[one.status]}
                        label={text(`desk.status.${one.status}`)}
                      />
                      <span className="hp-muted">
                        {one.reference} · {one.assigneeName}
                      </span>
                      <CompanyOf id={one.tenantId} />
                      <span className="hp-caption">{formats.relative(one.created)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </>
        }
      />
    </>
  );
}
