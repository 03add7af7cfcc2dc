import type { Dependant } from '@homeport/model/family';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { AppSession } from '../shell/app-context.ts';
import { DependantForm } from './DependantForm.tsx';
import assistance from './words/en.json' with { type: 'json' };
import assistanceFr from './words/fr.json' with { type: 'json' };

const session = {
  me: { tenant: { id: 't1' }, person: { id: 'p1' }, lastName: 'Okafor' },
  access: { permissionSetting: { code: 'ASSIGNEE', roles: ['assignee'] } },
} as never;
const ngozi = { id: 'd1', version: 2, firstName: 'Ngozi', lastName: 'Okafor', type: 'PARENT', accompanies: false };

async function drawn(dependant: Dependant | null, locale: 'en' | 'fr' = 'en') {
  const sent = vi.fn(async (_address: unknown, _how?: RequestInit) => Response.json({ id: 'd1', version: 3 }));
  // What is only looked at is not sent.
  vi.stubGlobal('fetch', async (address: unknown, how?: RequestInit) =>
    String(address).includes('look=true') ? new Response(null, { status: 204 }) : sent(address, how),
  );
  const page = createRootRoute({ component: () => <DependantForm dependant={dependant} /> });
  const history = createMemoryHistory({ initialEntries: ['/dashboard/assistance/family?edit=new'] });
  const router = createRouter({ routeTree: page, history });
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <AppSession value={session}>
        <RouterProvider router={router as never} />
      </AppSession>
    </QueryClientProvider>,
    { userId: 'aisha', locale },
    { en: { assistance }, fr: { assistance: assistanceFr } },
  );
  const save = async () => userEvent.click(await screen.findByRole('button', { name: assistance.save }));
  return { sent, history, save };
}

test('a new member of the family has the name of the one who adds them; what is missing is said at its field', async () => {
  const { sent, save, history } = await drawn(null);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Last name/)).value).toBe('Okafor');
  await save();
  expect(await screen.findAllByText('First name is required.')).toHaveLength(2);
  expect(screen.getAllByText('Type is required.')).toHaveLength(2);
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/^First name/), 'Ngozi');
  await userEvent.click(screen.getByRole('combobox', { name: /^Type/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Parent', hidden: true }));
  await save();
  await waitFor(() => expect(history.location.pathname + history.location.search).toBe('/dashboard/assistance/family'));
  expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toMatchObject({
    ...{ firstName: 'Ngozi', lastName: 'Okafor', type: 'PARENT', accompanies: true, schoolNeed: false },
    employeePerson: { id: 'p1' },
  });
});

test('of a member that is changed what is different is sent, on its version; the page speaks to the family', async () => {
  const { sent } = await drawn(ngozi as unknown as Dependant, 'fr');
  await userEvent.click(await screen.findByRole('switch', { name: 'Part avec vous' }));
  await userEvent.click(screen.getByRole('button', { name: assistanceFr.save }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const [address, how] = sent.mock.calls[0] ?? [];
  expect(String(address)).toContain('dependant/d1');
  expect(JSON.parse(String(how?.body))).toEqual({ accompanies: true });
  expect(new Headers(how?.headers).get('if-match')).toContain('2');
});
