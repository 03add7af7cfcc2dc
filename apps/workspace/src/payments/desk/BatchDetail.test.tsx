import type { PaymentBatch } from '@homeport/model/payments';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../../tests/support/draw-page.tsx';
import approvals from '../../approvals/inbox/words/en.json' with { type: 'json' };
import { BatchDetail } from './BatchDetail.tsx';
import payments from './words/en.json' with { type: 'json' };

const id = '00000000-0000-4000-8000-0000000000b1';
const cancelled = {
  ...{ id, version: 2, reference: 'PB1', status: 'CANCELLED', can: [], currency: 'EUR', total: '10.00' },
  ...{ executionDate: '2026-05-04', accountEnding: '0189', numberOfPayments: 1, payee: { id, label: 'Ann Lee' } },
  ...{ createdBy: { id, label: 'Clerk' }, note: 'Paid by hand already.' },
} as unknown as PaymentBatch;

test('a cancelled batch says why: whoever opens it later need not ask', async () => {
  declaredServer({
    [`GET fe/payment-batch/${id}`]: cancelled,
    'GET fe/expense-payment/search': { content: [], nextKey: null },
  });
  const me = { user: 'lead', person: 'p1' } as never;
  await drawPage(<BatchDetail tenant={undefined} id={id} me={me} onBack={() => undefined} />, {
    bundles: { en: { payments, approvals } },
  });
  expect(await screen.findByText('Paid by hand already.')).toBeTruthy();
});
