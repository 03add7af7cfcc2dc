import { defineEntity, text } from '@homeport/grammar';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draw, everything, toyCatalogue, toyHost } from '../../../../../tests/support/toy-host.tsx';
import type { FollowersOf } from '../host/record-host.ts';
import { FollowersPanel } from './FollowersPanel.tsx';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: { name: text('Name') },
  access: everything,
});
const ana = { id: 'ana', label: 'Ana Pérez' };

it('says who follows, and lets the viewer follow and stop with one press each', async () => {
  let now: FollowersOf = { isFollowing: false, followers: [ana] };
  const host = toyHost(toyCatalogue(crate), {
    followers: {
      of: async () => now,
      follow: async (_entity, _id, isFollowing) => {
        now = { isFollowing, followers: isFollowing ? [ana, { id: 'me', label: 'Myself' }] : [ana] };
        return now;
      },
    },
  });
  await draw(host, <FollowersPanel entity={crate} id="c1" />);
  expect(await screen.findByText('Ana Pérez')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
  expect(await screen.findByText('Myself (you)')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop following' }));
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeTruthy();
  expect(screen.queryByText('Myself (you)')).toBeNull();
});

it('says what following means where nobody does yet', async () => {
  await draw(toyHost(toyCatalogue(crate)), <FollowersPanel entity={crate} id="c1" />);
  expect(await screen.findByText(/Nobody follows this yet/)).toBeTruthy();
});
