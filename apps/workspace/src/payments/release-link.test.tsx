import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import { recordParts } from './record-parts.tsx';

const buttonsOf = (status: string) => recordParts.paymentBatch?.buttons?.({ id: 'b1', version: 1, status });
const may = ['call.paymentsToBuild'];

test('the page of a batch that waits leads to where it is released; afterwards it does not', async () => {
  const { go } = await drawStaffPage(buttonsOf('BUILT'), { may });
  await userEvent.click(screen.getByRole('button', { name: /release/i }));
  expect(go).toHaveBeenCalledWith('/workspace/financial/payments?tab=batches&batch=b1');
  expect(buttonsOf('PAID')).toBeNull();
});

test('who works with no payments is led nowhere', async () => {
  await drawStaffPage(buttonsOf('BUILT'));
  expect(screen.queryByRole('button')).toBeNull();
});
