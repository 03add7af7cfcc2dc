import { defineEntity, type Entity, ref, refs, text } from '@homeport/grammar';
import { expect, test } from 'vitest';
import { type Kind, orderOfWriting } from './order-of-writing.ts';

const of = (name: string, fields: Entity['fields'] = {}): Entity =>
  defineEntity({
    name,
    label: name,
    plural: name,
    title: ['name'],
    fields: { name: text('Name'), ...fields },
    access: [],
  } as never) as Entity;
const kind = (entity: Entity, ...used: string[]): Kind => ({ entity, used: new Set(used) });
const told = (...kinds: Kind[]) => orderOfWriting(kinds).map(({ entity, later }) => [entity.name, ...later]);

test('targets come before what leads to them, in the order they were told otherwise', () => {
  const line = of('line', { bill: ref('Bill', 'bill', { required: true }), tags: refs('Tags', 'tag') });
  expect(told(kind(line, 'bill', 'tags'), kind(of('other')), kind(of('bill')), kind(of('tag')))).toEqual([
    ['other'],
    ['bill'],
    ['tag'],
    ['line'],
  ]);
});
test('relations nobody uses, loose ones, and those to itself or to what is not written hold nothing up', () => {
  const node = of('node', {
    parent: ref('Parent', 'node'),
    maker: ref('Maker', 'other', { loose: true }),
    unused: ref('Unused', 'other'),
    known: ref('Known', 'country'),
  });
  expect(told(kind(node, 'parent', 'maker', 'known'), kind(of('other')))).toEqual([['node'], ['other']]);
});
test('of a circle the relation that may be empty waits', () => {
  const report = of('report', { payment: ref('Payment', 'payment') });
  const payment = of('payment', { report: ref('Report', 'report', { required: true }) });
  expect(told(kind(payment, 'report'), kind(report, 'payment'))).toEqual([['report', 'payment'], ['payment']]);
});
test('a circle in which nothing may wait is a fault that names its entities', () => {
  const hen = of('hen', { egg: ref('Egg', 'egg', { required: true }) });
  const egg = of('egg', { hen: ref('Hen', 'hen') });
  expect(() => orderOfWriting([kind(hen, 'egg'), { ...kind(egg, 'hen'), isWhole: true }])).toThrow('hen, egg');
});
