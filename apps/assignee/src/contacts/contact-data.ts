import { ask } from '@homeport/client';
import { myContacts } from '@homeport/model/contacts';
import { queryOptions } from '@tanstack/react-query';
import { search } from '../data/records.ts';

/** The people who help, most important first. Kept for reading without a network. */
export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  queryFn: ({ signal }) => ask(myContacts, { signal }),
  staleTime: 5 * 60_000,
});
interface SentMail {
  readonly id: string;
  readonly subject: string;
  readonly created: string;
}
/** E-mails the person has sent to an address, newest first. */
export const mailsTo = (email: string) =>
  queryOptions({
    queryKey: ['mails', email],
    queryFn: async ({ signal }) => {
      const filter = { field: 'recipient', op: 'eq', value: email } as const;
      return (await search<SentMail>('quickMail', { filter, sort: ['created,desc'], size: 20 }, signal)).content;
    },
  });
