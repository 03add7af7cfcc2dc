import type { Contact } from '@homeport/model/contacts';
import type { FormLine } from '@homeport/model/forms';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { assignmentsQuery } from '../assistance/queries.ts';
import assistance from '../assistance/words/en.json' with { type: 'json' };
import { ConversationsPage } from '../chat/ChatPage.tsx';
import { conversationsQuery } from '../chat/chat-data.ts';
import chat from '../chat/words/en.json' with { type: 'json' };
import { contactsQuery } from '../contacts/contact-data.ts';
import { assignmentQuery } from '../data/queries.ts';
import { FormsPage } from '../forms/FormsPage.tsx';
import { formsQuery } from '../forms/queries.ts';
import content from '../forms/words/en.json' with { type: 'json' };
import { foundQuery } from '../library/library-data.ts';
import { type AppContext, AppSession } from '../shell/app-context.ts';
import app from '../words/en.json' with { type: 'json' };
import { HelpFound } from './HelpFound.tsx';
import { HelpPage } from './HelpPage.tsx';
import help from './words/en.json' with { type: 'json' };

const session = {
  me: { id: 'ana', role: { code: 'ASSIGNEE' } },
  theme: { appName: 'Homeport', supportEmail: null },
} as unknown as AppContext;
const contact = (caseDetailId: string, role: Contact['role'], name: string, phone: string) =>
  ({ id: name, caseDetailId, role, name, phone, jobTitle: null, company: null, canChat: true }) as Contact;
const form = (id: string, caseDetailId: string) =>
  ({ id, caseDetailId, name: `Form ${id}`, state: 'NOT_STARTED', dueDate: null, after: null }) as FormLine;

/** Draws a page for somebody in Madrid whose assignment in Oslo is over. */
async function drawn(page: ReactNode, people: readonly Contact[], forms: readonly FormLine[] = []) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(assignmentQuery.queryKey, { id: 'madrid', beside: [] } as never);
  queries.setQueryData(assignmentsQuery.queryKey, []);
  queries.setQueryData(contactsQuery.queryKey, [...people]);
  queries.setQueryData(conversationsQuery.queryKey, [] as never);
  queries.setQueryData(foundQuery('Holm').queryKey, []);
  queries.setQueryData(formsQuery.queryKey, [...forms]);
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: createRootRoute({ component: () => page }), history });
  await router.load();
  return draw(
    <QueryClientProvider client={queries}>
      <AppSession value={session}>
        <RouterProvider router={router as never} />
      </AppSession>
    </QueryClientProvider>,
    {},
    { en: { app, assistance, chat, content, help } },
  );
}
const oslo = contact('oslo', 'EMERGENCY', 'Help in Norway', '+4711');
const madrid = contact('madrid', 'EMERGENCY', 'Help in Spain', '+3411');

test('the emergency line is that of the present assignment, never that of another country', async () => {
  const { container, unmount } = await drawn(<HelpPage />, [oslo, madrid]);
  expect(container.querySelector('a[href^="tel:"]')?.textContent).toBe('+3411');
  unmount();
  const none = await drawn(<HelpPage />, [oslo]);
  expect(none.container.textContent).toContain(help['ways.assistant']);
  expect(none.container.querySelector('a[href^="tel:"]')).toBeNull();
});
test('a search in help finds people of the present assignment only', async () => {
  const people = [contact('oslo', 'VENDOR', 'Ingrid Holm', ''), contact('madrid', 'VENDOR', 'Jonas Holm', '')];
  const { container } = await drawn(<HelpFound typed="Holm" />, people);
  expect(container.textContent).toContain('Jonas Holm');
  expect(container.textContent).not.toContain('Ingrid Holm');
});
test('writing to HR is offered where the present assignment has a contact there', async () => {
  const one = await drawn(<ConversationsPage />, [contact('oslo', 'HR', 'Nina', '')]);
  expect(one.container.textContent).toContain(chat.newMessage);
  expect(one.container.textContent).not.toContain(chat.writeHr);
  one.unmount();
  const other = await drawn(<ConversationsPage />, [contact('madrid', 'HR', 'Eva', '')]);
  expect(other.container.textContent).toContain(chat.writeHr);
});
test('forms of an earlier assignment stand apart, closed, and none of them is what to do next', async () => {
  const { container } = await drawn(<FormsPage />, [], [form('old', 'oslo'), form('new', 'madrid')]);
  const earlier = container.querySelector('details.earlier') as HTMLDetailsElement;
  expect(earlier.open).toBe(false);
  expect(earlier.textContent).toContain('Form old');
  expect(earlier.textContent).not.toContain('Form new');
  expect(container.querySelector('.hp-button-filled')?.getAttribute('href')).toBe('/dashboard/content/new');
});
