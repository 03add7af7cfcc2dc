import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import { recordParts } from './record-parts.tsx';

const row = { id: 'b1', version: 1, reference: 'PB1', total: '10', currency: 'EUR', createdBy: 'u2', can: ['update'] };
const buttonsOf = (status: string) => recordParts.paymentBatch?.buttons?.({ ...row, status });
const may = ['paymentBatch.releaseBatches'];

test('a batch that waits is released from its page by who may release batches', async () => {
  await drawStaffPage(buttonsOf('BUILT'), { may });
  expect(screen.getByRole('button', { name: /release/i })).toBeTruthy();
});

test('nobody else is offered it, and nobody once it was sent', async () => {
  await drawStaffPage(
    <>
      {buttonsOf('BUILT')}
      {buttonsOf('PAID')}
    </>,
  );
  expect(screen.queryByRole('button', { name: /release/i })).toBeNull();
});
