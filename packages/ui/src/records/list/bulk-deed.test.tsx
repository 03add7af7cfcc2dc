import { defineEntity, lifecycle, longText, text } from '@homeport/grammar';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import type { RecordSource } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';
import { RecordList } from './RecordList.tsx';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: {
    name: text('Name'),
    why: longText('Why', { max: 100, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: { OPEN: { label: 'Open', primary: 'shut' }, SHUT: { label: 'Shut', final: true } },
      transitions: {
        shut: {
          label: 'Shut',
          from: ['OPEN'],
          to: 'SHUT',
          by: ['tester'],
          asks: { reason: longText('Why it is shut', { required: true, max: 100 }) },
          stamps: { why: 'reason' },
        },
      },
    }),
  },
  access: everything,
});
const rows: readonly Row[] = [0, 1].map((n) => ({
  id: `c${n}`,
  version: 1,
  name: `Crate ${n}`,
  status: 'OPEN',
  can: ['shut'],
}));

it('a step that asks for a reason is done with all that are selected, for the same reason, by keyboard', async () => {
  const asked: Parameters<RecordSource['bulk']>[1][] = [];
  const source = toySource(rows, {
    bulk: async (_entity, ask) => {
      asked.push(ask);
      return ask.rows.map(({ id }) => ({ id }));
    },
  });
  await draw(
    toyHost(toyCatalogue(crate), { source }),
    <main>
      <RecordList entity={crate} params={{}} onParams={() => undefined} />
    </main>,
  );
  await screen.findByText('Crate 0');
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  screen.getByRole('button', { name: 'Shut (2)' }).focus();
  await user.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: /Why it is shut/ });
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Shut: 2 crates' }));
  expect(await screen.findByText('Please fill up Why it is shut')).toBeTruthy();
  expect(asked).toEqual([]);
  await user.type(field, 'Full');
  screen.getByRole('button', { name: 'Shut: 2 crates' }).focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatchObject({ deed: 'shut', changes: { reason: 'Full' } });
});
