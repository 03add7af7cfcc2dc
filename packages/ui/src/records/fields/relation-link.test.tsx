import { defineEntity, type Entity, ref, text } from '@homeport/grammar';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw, everything, toyCatalogue, toyHost } from '../../../../../tests/support/toy-host.tsx';
import { FieldShow } from './FieldShow.tsx';
import { fieldAt } from './field-at.ts';

const pier = (access: Entity['access']) =>
  defineEntity({
    ...{ name: 'pier', label: 'Pier', plural: 'Piers', menu: 'harbour', title: ['name'] },
    fields: { name: text('Name') },
    access,
  });
const ship = defineEntity({
  ...{ name: 'ship', label: 'Ship', plural: 'Ships', menu: 'harbour', title: ['name'] },
  fields: { name: text('Name'), pier: ref('Pier', 'pier') },
  access: everything,
});

it.each<[string, Entity['access'], number]>([
  ['a link for who may read what it leads to', everything, 1],
  ['a name alone for who may not', { other: { do: 'everything' } }, 0],
])('a related record is %s', async (_, access, links) => {
  const at = fieldAt(ship, 'pier');
  if (!at) throw new Error('no field pier');
  const host = toyHost(toyCatalogue(pier(access), ship), { address: () => '/harbour/pier/p1' });
  await draw(host, <FieldShow at={at} value={{ id: 'p1', label: 'Long pier' }} row={{}} />);
  expect(await screen.findByText('Long pier')).toBeTruthy();
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});
