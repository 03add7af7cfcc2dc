import { defineEntity, text } from '@homeport/grammar';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import { undos } from '../../parts/undo.ts';
import type { BulkRow } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';
import { RecordList } from './RecordList.tsx';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: { name: text('Name') },
  access: everything,
});

/** A list of so many crates that can be deleted and had back. */
async function crates(count: number, total = count) {
  let here: Row[] = Array.from({ length: count }, (_, n) => ({
    id: `c${n}`,
    version: 1,
    name: `Crate ${n}`,
    can: ['delete'],
  }));
  const all = here;
  const deleted: string[] = [];
  const restored: string[] = [];
  const handedOver: string[] = [];
  const gone = vi.fn();
  const source = toySource([], {
    list: async () => ({
      content: here,
      totalElements: here.length + total - count,
      totalIsCapped: false,
      nextKey: null,
    }),
    remove: async (_entity, id) => {
      deleted.push(id);
      here = here.filter((row) => row.id !== id);
    },
    bulk: async (_entity, { rows }) => {
      for (const { id } of rows as readonly BulkRow[]) deleted.push(id);
      here = here.filter((row) => !deleted.includes(row.id));
      return rows.map(({ id }) => ({ id }));
    },
    bulkAll: async (_entity, { deed }) => {
      handedOver.push(deed);
    },
    restore: async (_entity, ids) => {
      restored.push(...ids);
      here = all.filter((row) => here.includes(row) || restored.includes(row.id));
      return ids.map((id) => ({ id }));
    },
  });
  const host = toyHost(toyCatalogue(crate), { source, onGone: gone });
  await draw(
    host,
    <main>
      <RecordList entity={crate} params={{}} onParams={() => undefined} />
    </main>,
  );
  await screen.findByText('Crate 0');
  return { user: userEvent.setup(), deleted, restored, gone, handedOver };
}
const deleteAll = async (user: ReturnType<typeof userEvent.setup>) => {
  const [all] = screen.getAllByRole('checkbox');
  await user.click(all as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
};

describe('deleting', () => {
  it('more than ten wants their number typed, and can be taken back, the last first', async () => {
    const { user, deleted, restored, gone } = await crates(12);
    await deleteAll(user);
    const go = await screen.findByRole('button', { name: 'Delete 12 crates' });
    expect(go).toHaveProperty('disabled', true);
    const field = screen.getByLabelText('Type 12 to confirm');
    await user.type(field, '13{Enter}');
    expect(deleted).toEqual([]);
    await user.clear(field);
    await user.type(field, '12{Enter}');
    await waitFor(() => expect(deleted).toHaveLength(12));
    await waitFor(() => expect(undos.store.get()?.text).toBe('12 records deleted'));
    expect(gone).toHaveBeenCalledWith(deleted);
    undos.run();
    await waitFor(() => expect(restored).toEqual(deleted.toReversed()));
    await screen.findByText('Crate 11');
  });

  it('all that match, as a job, is forgotten elsewhere with every record of the list', async () => {
    const { user, handedOver, gone } = await crates(3, 5000);
    const [all] = screen.getAllByRole('checkbox');
    await user.click(all as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Select all 5,000 matching' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.type(await screen.findByLabelText(/Type 5,?000 to confirm/), '5000');
    expect(gone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /Delete 5,?000 crates/ }));
    await waitFor(() => expect(handedOver).toEqual(['delete']));
    await waitFor(() => expect(gone).toHaveBeenCalledWith(['/crate/']));
  });

  it('ten or fewer asks once', async () => {
    const { user, deleted } = await crates(10);
    await deleteAll(user);
    expect(screen.queryByLabelText(/to confirm/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Delete 10 crates' }));
    await waitFor(() => expect(deleted).toHaveLength(10));
  });

  it('one offers Undo by its name, is forgotten elsewhere, and leaves the focus on the title', async () => {
    const { user, deleted, restored, gone } = await crates(3);
    await user.click(screen.getByRole('button', { name: 'More for Crate 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleted).toEqual(['c1']));
    expect(gone).toHaveBeenCalledWith(['c1']);
    expect(undos.store.get()?.text).toBe('Crate 1 deleted');
    await waitFor(() => expect(screen.queryByText('Crate 1')).toBeNull());
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    undos.run();
    await waitFor(() => expect(restored).toEqual(['c1']));
  });
});
