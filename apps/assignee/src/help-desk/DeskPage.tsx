import './desk.css';
import { helpDeskTicketStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { Button, Pagination } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import { ticketsAPage, ticketsQuery } from './desk-data.ts';
import { RaiseDialog } from './RaiseDialog.tsx';
import { deskWords } from './words.ts';

/** The person's tickets, ten a page, newest first. */
export function DeskPage() {
  const text = usePageWords(deskWords);
  const formats = useFormats();
  const router = useRouter();
  const { page = 1, raise, missing } = useSearch({ strict: false });
  const { data } = useQuery(ticketsQuery(page - 1));
  const total = data?.totalElements ?? 0;
  const pages = Math.ceil(total / ticketsAPage);
  const at = (next: number, isRaising = false) => {
    const query = [next > 1 ? `page=${next}` : '', isRaising ? 'raise=true' : ''].filter(Boolean).join('&');
    return `/dashboard/contactUs/helpdesk${query ? `?${query}` : ''}`;
  };
  return (
    <>
      <PageHeader
        title={text('title')}
        aside={total > 0 ? text('count', { count: total }) : undefined}
        crumbs={[{ label: text('contactUs'), href: '/dashboard/contactUs' }]}
        description={text('text')}
        actions={<Button onClick={() => router.history.push(at(page, true))}>{text('raise')}</Button>}
      />
      {missing ? <Banner tone="warning">{text('unknown')}</Banner> : null}
      {data && data.content.length === 0 ? (
        <EmptyState icon={CircleHelp} title={text('empty')}>
          {text('emptyText')}
        </EmptyState>
      ) : (
        <ul className="tickets" aria-label={text('title')}>
          {data?.content.map((one) => (
            <li key={one.id} className="ticket">
              <AppLink href={`/dashboard/contactUs/helpdesk/ticket/${one.id}`}>{one.subject}</AppLink>
              <StatusChip
                state={one.status}
                tone={helpDeskTicketStatusTones[one.status]}
                label={text(`status.${one.status}`)}
              />
              <span className="hp-muted">
                {one.reference} · {text(`category.${one.category}`)}
              </span>
              <span className="hp-caption">
                {one.lastReplyAt && one.lastReplyName
                  ? text('lastReply', { name: one.lastReplyName, time: formats.relative(one.lastReplyAt) })
                  : formats.relative(one.created)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 ? (
        <Pagination
          total={pages}
          value={page}
          onChange={(next) => router.history.push(at(next))}
          aria-label={text('pages')}
          getControlProps={(control) => ({ 'aria-label': text(control === 'next' ? 'next' : 'previous') })}
          getItemProps={(number) => ({ 'aria-label': text('page', { number }) })}
        />
      ) : null}
      {raise ? <RaiseDialog onClose={() => router.history.replace(at(page))} /> : null}
    </>
  );
}
