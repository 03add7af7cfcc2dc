import { ask } from '@homeport/client';
import { listTickets, readTicket } from '@homeport/model/help-desk';
import { queryOptions } from '@tanstack/react-query';

/** Tickets a page has (specification). */
export const ticketsAPage = 10;

/** A page of the person's tickets, newest first. */
export const ticketsQuery = (page: number) =>
  queryOptions({
    queryKey: ['tickets', 'page', page],
    queryFn: ({ signal }) => ask(listTickets, { query: { page, size: ticketsAPage, sort: 'created,desc' }, signal }),
  });
export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['tickets', 'one', id],
    queryFn: ({ signal }) => ask(readTicket, { params: { id }, signal }),
  });
