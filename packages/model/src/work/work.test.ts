import { choice, date, defineEntity, lifecycle, text } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueGroupOf, dueGroups, inOrder, isOffered, kindsFor, wiresShown } from './work.rules.ts';

const task = defineEntity({
  name: 'task',
  label: 'Task',
  plural: 'Tasks',
  title: ['name'],
  facts: ['priority'],
  work: [
    {
      name: 'do',
      label: 'Tasks to do',
      waits: { field: 'status', op: 'eq', value: 'OPEN' },
      due: 'due',
      deeds: ['finish'],
    },
    { name: 'check', label: 'Tasks to check', waits: { field: 'status', op: 'eq', value: 'DONE' }, roles: ['hr'] },
  ],
  fields: {
    name: text('Name', { required: true }),
    notes: text('Notes'),
    priority: choice('Priority', { LOW: 'Low', HIGH: 'High' }),
    due: date('Due'),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: { OPEN: { label: 'Open', tone: 'info' }, DONE: { label: 'Done', tone: 'success' } },
      transitions: { finish: { label: 'Finish', from: ['OPEN'], to: 'DONE', by: ['hr', 'caseManager'] } },
    }),
  },
  access: { hr: { do: ['read'] }, caseManager: { do: ['read'] } },
});
const [todo, toCheck] = kindsFor([task], ['hr']);

describe('kinds of work', () => {
  test('are those of the roles of whoever asks', () => {
    expect(kindsFor([task], ['caseManager']).map(({ spec }) => spec.name)).toEqual(['do']);
    expect([todo?.spec.name, toCheck?.spec.name]).toEqual(['do', 'check']);
  });
  test('wait only for whoever is offered a deed of them', () => {
    expect(todo && [isOffered(todo.spec, ['finish']), isOffered(todo.spec, ['update'])]).toEqual([true, false]);
    expect(todo && isOffered(todo.spec, undefined)).toBe(false);
    expect(toCheck && isOffered(toCheck.spec, [])).toBe(true);
  });
  test('show what names a record and how it stands, and nothing else of it', () => {
    expect(todo && wiresShown(todo)).toEqual(['id', 'version', 'can', 'name', 'priority', 'status', 'due']);
  });
});

describe('the order of work', () => {
  const day = fc
    .integer({ min: 0, max: 900 })
    .map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString());
  test('is that of its days and of its groups, nothing lost', () => {
    fc.assert(
      fc.property(fc.array(fc.option(day)), day, (dues, today) => {
        const lines = dues.map((due, at) => ({
          ...{ entity: 'task', kind: 'do', due, row: { id: String(at) } },
          ...(at % 3 === 2 ? { isAsleep: true as const } : {}),
        }));
        const places = inOrder(lines).map((line) => dueGroups.indexOf(dueGroupOf(line, today)));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(
          inOrder(lines)
            .map(({ row }) => row.id)
            .toSorted(),
        ).toEqual(lines.map(({ row }) => row.id).toSorted());
      }),
    );
  });
  test('counts a week from today', () => {
    expect(
      ['2026-03-01', '2026-03-02', '2026-03-09', '2026-03-10', null].map((due) => dueGroupOf({ due }, '2026-03-02')),
    ).toEqual(['overdue', 'today', 'week', 'later', 'someday']);
  });
});
