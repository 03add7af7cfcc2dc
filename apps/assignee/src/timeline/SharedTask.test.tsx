import type { TimelineEntry } from '@homeport/model/timeline';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { signInsQuery } from '../assistance/queries.ts';
import { AppSession } from '../shell/app-context.ts';
import { DoneButton, PartnerHint, ShareButton, SharedTask } from './SharedTask.tsx';
import { useSharedTask } from './use-shared-task.ts';
import words from './words/en.json' with { type: 'json' };

const item: TimelineEntry = {
  id: 't1',
  caseDetailId: 'a1',
  description: 'Keys',
  eventDate: '2099-01-01',
  notesForEmployee: null,
  notesByEmployee: null,
  sharedWith: null,
  notesByFamily: null,
  doneAt: null,
  doneByName: null,
  version: 1,
  linkedServices: 0,
  timelineItem: { id: 'm1', code: 'KEYS', timelineGrp: 'HOUSING', phase: 'MOVE', longDescription: null },
};
const shared = { sharedWith: { id: 'u1', name: 'Thomas Perrin' } };
const byThomas = { doneAt: '2026-05-04T08:30:00Z', doneByName: 'Thomas Perrin', notesByFamily: 'They open at nine' };
const member = (name: string, type: string, state: string) => ({ id: name, name, type, state });

function Shown({ of, isPast, isOver }: { of: TimelineEntry; isPast: boolean; isOver: boolean }) {
  const task = useSharedTask(of);
  return (
    <>
      <PartnerHint />
      <SharedTask item={of} task={task} />
      {isOver ? null : <DoneButton item={of} task={task} isPrimary />}
      <ShareButton item={of} task={task} mayShare={!isPast && !isOver} />
    </>
  );
}
interface Given {
  readonly of?: Partial<TimelineEntry>;
  readonly family?: readonly object[];
  readonly role?: 'ASSIGNEE' | 'DEPENDANT';
  readonly isPast?: boolean;
  readonly isOver?: boolean;
}
async function shown({ of = {}, family = [], role = 'ASSIGNEE', isPast = false, isOver = false }: Given) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(signInsQuery.queryKey, family as never);
  const { container, unmount } = await draw(
    <QueryClientProvider client={queries}>
      <AppSession value={{ me: { id: 'me', role: { code: role } } } as never}>
        <Shown of={{ ...item, ...of }} isPast={isPast} isOver={isOver} />
      </AppSession>
    </QueryClientProvider>,
    {},
    { en: { timeline: words } },
  );
  const texts = (wanted: string) => [...container.querySelectorAll(wanted)].map((one) => one.textContent);
  const found = {
    text: container.textContent ?? '',
    buttons: texts('button'),
    links: [...container.querySelectorAll('a')].map((one) => one.getAttribute('href')),
  };
  unmount();
  return found;
}
const thomas = member('Thomas Perrin', 'PARTNER', 'ACTIVE');
const lea = member('Léa Perrin', 'CHILD', 'ACTIVE');

test('is offered to be shared with the partner, also one who was invited and has not come yet, and with no child', async () => {
  expect((await shown({ family: [lea, thomas] })).buttons).toEqual(['Share with Thomas Perrin Keys']);
  const invited = member('Thomas Perrin', 'PARTNER', 'INVITED');
  expect((await shown({ family: [invited] })).buttons).toEqual(['Share with Thomas Perrin Keys']);
  expect(await shown({ family: [lea] })).toEqual({ text: '', buttons: [], links: [] });
  expect((await shown({ family: [thomas], isPast: true })).buttons).toEqual([]);
});
test.each(['NONE', 'WITHDRAWN'])(
  'says of a partner without a sign-in (%s) that they have none, and leads to inviting them',
  async (state) => {
    const { text, buttons, links } = await shown({ family: [lea, member('Thomas Perrin', 'PARTNER', state)] });
    expect(text).toContain('Thomas Perrin has no sign-in yet');
    expect(buttons).toEqual([]);
    expect(links).toEqual(['/dashboard/assistance/family']);
  },
);
test('tells the assignee with whom it is shared, what the partner noted, and who did it and when', async () => {
  const open = await shown({ of: shared, family: [thomas] });
  expect(open.text).toContain('Shared with Thomas Perrin');
  expect(open.buttons).toEqual(['Mark as done Keys', 'Stop sharing Keys']);
  const done = await shown({ of: { ...shared, ...byThomas }, family: [thomas], isPast: true });
  expect(done.text).toMatch(/They open at nine.*Done by Thomas Perrin, Mon\W04\W+05\W+2026, 8:30/);
  expect(done.buttons).toEqual(['Not done after all Keys', 'Stop sharing Keys']);
});
test('lets the partner do it and nothing else', async () => {
  const open = await shown({ of: shared, role: 'DEPENDANT', family: [thomas] });
  expect(open).toEqual({ text: 'Mark as done Keys', buttons: ['Mark as done Keys'], links: [] });
  const done = await shown({ of: { ...shared, ...byThomas }, role: 'DEPENDANT' });
  expect(done.buttons).toEqual(['Not done after all Keys']);
});
test('is taken back when the assignment is over, and nothing else is done on it', async () => {
  expect((await shown({ of: shared, family: [thomas], isOver: true })).buttons).toEqual(['Stop sharing Keys']);
  expect((await shown({ of: shared, role: 'DEPENDANT', isOver: true })).buttons).toEqual([]);
  expect((await shown({ family: [thomas], isOver: true })).buttons).toEqual([]);
});
test('what waits to be sent is said, and not offered once more', async () => {
  const write = (kind: string, values: object) => ({
    ...{ id: kind, user: 'me', kind, thing: 't1', place: '/dashboard/timeline', at: 1 },
    values: { assignment: 'a1', name: 'Keys', ...values },
  });
  waiting.set([write('share', { shared: true, partner: 'Thomas Perrin' })]);
  const sharing = await shown({ family: [thomas] });
  expect(sharing.text).toContain('Share with Thomas Perrin');
  expect(sharing.buttons).toHaveLength(1);
  waiting.set([write('done', { done: true })]);
  const doing = await shown({ of: shared, role: 'DEPENDANT' });
  expect(doing.text).toContain('Mark as done');
  expect(doing.buttons.filter((name) => name?.startsWith('Mark as done'))).toEqual([]);
  waiting.set(null);
});
