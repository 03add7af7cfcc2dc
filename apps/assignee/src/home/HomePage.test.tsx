import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import type { HomeAsks, HomeCards } from '../data/home-card.ts';
import { assignmentQuery } from '../data/queries.ts';
import { AppSession } from '../shell/app-context.ts';
import { HomePage } from './HomePage.tsx';
import { homeRoute } from './home-route.ts';

const Plan = () => <p data-card>plan</p>;
const Way = () => <p data-card>way</p>;
const Money = () => <p data-card>money</p>;
const Link = () => <p data-card>link</p>;
const NoPage = () => null;
const card = (Card: ComponentType, more: Partial<HomeCards[number]> = {}): HomeCards[number] => ({
  ...{ order: 10, place: 'above', isOn: () => true, Card },
  ...more,
});
async function drawn(cards: HomeCards, role = 'ASSIGNEE') {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(assignmentQuery.queryKey, null);
  const session = { me: { role: { code: role }, roles: [{ code: role }] }, theme: { expensesEnabled: true } } as never;
  const { container } = await draw(
    <QueryClientProvider client={queries}>
      <AppSession value={session}>
        <HomePage cards={cards} />
      </AppSession>
    </QueryClientProvider>,
  );
  const words = [...container.querySelectorAll('[data-card]')].map((one) => one.textContent);
  return { words, hasColumns: container.querySelector('.two-columns') !== null };
}

test('Home draws what domains bring, each at its place, and no empty columns', async () => {
  const cards = [
    card(Link, { place: 'below' }),
    card(Money, { place: 'right' }),
    card(Plan),
    card(Way, { place: 'left' }),
  ];
  expect(await drawn(cards)).toEqual({ words: ['plan', 'way', 'money', 'link'], hasColumns: true });
  expect(await drawn([card(Plan)])).toEqual({ words: ['plan'], hasColumns: false });
});

test('a card says for itself on whose Home it is', async () => {
  const cards = [card(Plan, { isOn: ({ isGuest }) => !isGuest }), card(Way, { isOn: ({ isGuest }) => isGuest })];
  expect((await drawn(cards)).words).toEqual(['plan']);
  expect((await drawn(cards, 'DEPENDANT')).words).toEqual(['way']);
});

test('what domains ask for their cards is asked before Home is drawn, with what goes by the assignment after it is known', async () => {
  const asked: string[] = [];
  const ask = async (what: string) => void asked.push(what);
  const pets: HomeAsks = {
    asks: ({ isGuest }) => [ask(`pets of ${isGuest}`)],
    ofAssignment: (_of, assignment) => [ask(`travel of ${assignment?.id}`)],
    words: [{ space: 'pets' } as never],
  };
  const queries = { getQueryData: () => undefined, ensureQueryData: async () => ({ id: 'c1' }) };
  const { loader } = homeRoute([pets, {}], async () => ({ ComposedHome: NoPage })).options;
  const learn = ({ space }: { readonly space: string }) => ask(`words of ${space}`);
  await (loader as unknown as (of: object) => Promise<void>)({ context: { queries, learn } });
  expect(asked).toEqual(['pets of false', 'words of pets', 'travel of c1']);
});
