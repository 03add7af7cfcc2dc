import { catalogue } from '@homeport/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { draw, toyHost, toySource } from '../../../../tests/support/toy-host.tsx';
import { WorkspaceContext } from '../frame/workspace.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { PartyCard } from './PartyCard.tsx';
import crm from './words/en.json' with { type: 'json' };

const id = '00000000-0000-4000-8000-00000000000a';
const other = '00000000-0000-4000-8000-00000000000b';
const row = { id, version: 2, name: 'Casa & Co', can: ['merge'] } as never;

const drawn = (children: React.ReactNode, run = vi.fn(async () => ({ id, version: 3, can: [] }))) =>
  act(() =>
    draw(
      toyHost(catalogue, {
        source: toySource([{ id: other, version: 1, can: [], name: 'Casa y Cía', code: 'CASA' } as never], {
          run: run as never,
        }),
      }),
      <WorkspaceContext value={{ learn: async () => undefined, me: { tenant: { id: 'here' } } } as never}>
        <Suspense>{children}</Suspense>
      </WorkspaceContext>,
      { en: { crm } },
    ),
  );

test('a party begins with what it is to the company, each side with the way to it, and what is open', async () => {
  declaredServer({
    [`GET party/${id}/overview`]: {
      sides: [
        { entity: 'serviceProvider', id: other, title: 'Casa & Co', isActive: true },
        { entity: 'financialEntity', id, title: 'Casa & Co', isActive: false },
      ],
      balances: [{ currency: 'EUR', owedToThem: '40.00', owedByThem: '0.00' }],
      openServices: 2,
      doneServices: 5,
      rating: '4.2',
    },
  });
  await drawn(<PartyCard row={row} />);
  const links = await screen.findAllByRole('link', { name: 'Casa & Co' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/serviceProvider/${other}`,
    `/financialEntity/${id}`,
  ]);
  expect(screen.getByText('2 under way, 5 completed')).toBeTruthy();
  expect(screen.getByText('4.2 of 5')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /^EUR/ })).getByText('EUR 40.00')).toBeTruthy();
});

test('a party that is nothing else says so', async () => {
  declaredServer({
    [`GET party/${id}/overview`]: { sides: [], balances: [], openServices: 0, doneServices: 0, rating: null },
  });
  await drawn(<PartyCard row={row} />);
  expect(await screen.findByText(crm['overview.none'])).toBeTruthy();
  expect(screen.queryByText(crm['overview.rating'])).toBeNull();
});

async function choose() {
  await userEvent.click(await screen.findByLabelText(/^The other party/, { selector: 'input' }));
  await userEvent.click(await screen.findByRole('option', { name: /Casa y Cía/ }));
}

test('two parties are merged after a look at what moves', async () => {
  declaredServer({
    [`GET party/${id}/merge-preview`]: {
      moves: [{ entity: 'serviceProvider', count: 3 }],
      learns: ['taxNumber'],
      fault: null,
    },
  });
  const run = vi.fn(async () => ({ id, version: 3, can: [] }));
  const onClose = vi.fn();
  await drawn(<MergeDialog row={row} onClose={onClose} />, run);
  const confirm = await screen.findByRole('button', { name: crm['merge.confirm'] });
  expect((confirm as HTMLButtonElement).disabled).toBe(true);
  await choose();
  expect(await screen.findByText(/Service providers/)).toBeTruthy();
  expect(screen.getByText('Casa & Co takes over: Tax number')).toBeTruthy();
  await userEvent.click(confirm);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(run).toHaveBeenCalledTimes(1);
});

test('two whose tax numbers differ are not merged, and the dialog says why', async () => {
  declaredServer({
    [`GET party/${id}/merge-preview`]: { moves: [], learns: [], fault: 'The tax numbers of the two differ.' },
  });
  await drawn(<MergeDialog row={row} onClose={() => undefined} />);
  await choose();
  expect(await screen.findByText('The tax numbers of the two differ.')).toBeTruthy();
  expect((screen.getByRole('button', { name: crm['merge.confirm'] }) as HTMLButtonElement).disabled).toBe(true);
});
