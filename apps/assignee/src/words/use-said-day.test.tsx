import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { phasesQuery } from '../data/queries.ts';
import { RouteHeader } from '../home/RouteHeader.tsx';
import { useWhen } from '../services/use-when.ts';
import services from '../services/words/en.json' with { type: 'json' };
import app from './en.json' with { type: 'json' };
import { today } from './today.ts';
import { useSaidDay } from './use-said-day.ts';

const day = (days: number): string => Temporal.PlainDate.from(today()).add({ days }).toString();
const flat = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

function When(of: { startDate: string | null; endDate: string | null }) {
  return <p>{useWhen()(of)}</p>;
}
const written = async (startDate: string | null, endDate: string | null) => {
  const { container, unmount } = await draw(<When startDate={startDate} endDate={endDate} />, {}, { en: { services } });
  const text = flat(container.textContent);
  unmount();
  return text;
};

test('of a service’s days one alone that lies ahead says how far off it is; a span and what is past stand in the chosen format', async () => {
  expect(await written(day(9), null)).toMatch(/^From \w{3} \d{2}-\d{2}-\d{4} \(in 9 days\)$/);
  const end = day(3).split('-').toReversed().join('-');
  expect(await written('2020-03-04', day(3))).toBe(`04-03-2020 to ${end}`);
  expect(await written(null, '2020-03-04')).toBe('Until 04-03-2020');
});

function Span(of: { from: string | null; to: string | null }) {
  const { from, to } = useSaidDay().span(of.from, of.to);
  return <p>{`${from} | ${to}`}</p>;
}
test('both ends of a span stand in one form: said while both lie ahead, as figures once one is past', async () => {
  const spanned = async (from: string, to: string) => {
    const { container, unmount } = await draw(<Span from={from} to={to} />);
    const text = flat(container.textContent);
    unmount();
    return text;
  };
  expect(await spanned('2020-03-04', day(25))).toBe(`04-03-2020 | ${day(25).split('-').toReversed().join('-')}`);
  expect(await spanned(day(9), day(25))).toMatch(/· in 9 days \| .*· in 25 days$/);
});

test('Home says when the assignment starts and how far off that is, once', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(phasesQuery.queryKey, []);
  const assignment = { assignmentStartDate: day(9), assignmentEndDate: null, homeLocation: null, hostLocation: null };
  const { container } = await draw(
    <QueryClientProvider client={queries}>
      <RouteHeader assignment={assignment as never} />
    </QueryClientProvider>,
    {},
    { en: { app } },
  );
  expect(flat(container.textContent)).toMatch(/Starts on \w{3} \d{2}-\d{2}-\d{4} \(in 9 days\)$/);
});
