import type { OpenLink, OutsideService } from '@homeport/model/external';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { OutsideJob } from './OutsideJob.tsx';
import external from './words/en.json' with { type: 'json' };

const service: OutsideService = {
  ...{ name: 'Packing', assigneeName: 'Camille Laurent', status: 'REQUESTED', startDate: '2026-12-02', endDate: null },
  ...{ nextAction: null, nextActionDate: null, information: null, deeds: ['ACCEPT', 'DECLINE', 'REPORT'] },
  billing: null,
};
const link = {
  ...{ senderName: 'Grace', company: { name: 'Meridian' }, message: null, validUntil: '2026-12-31T10:00:00Z' },
} as unknown as OpenLink;

test('declining asks for a reason before anything is sent; accepting sends the dates and shows what is next', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, how: { body: string }) => {
    sent.push(JSON.parse(how.body));
    return Response.json({ ...service, status: 'SCHEDULED', deeds: ['START', 'REPORT'] });
  });
  const user = userEvent.setup();
  await draw(<OutsideJob link={link} service={service} token="t" />, {}, { en: { external } });
  await user.click(screen.getByRole('button', { name: external['job.do.DECLINE'] }));
  expect(screen.getByText(external['job.noteNeeded'])).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: external['job.do.ACCEPT'] }));
  expect(await screen.findByText(external['job.done.ACCEPT'])).toBeTruthy();
  expect(sent).toEqual([expect.objectContaining({ token: 't', deed: 'ACCEPT', startDate: '2026-12-02T00:00:00Z' })]);
  expect(screen.getByRole('button', { name: external['job.do.START'] })).toBeTruthy();
  expect(screen.queryByRole('button', { name: external['job.do.ACCEPT'] })).toBeNull();
});

test('a finished job is billed on its page: what lacks is said at its field, and what becomes of the bill stands there', async () => {
  const billing = { agreed: '500', currency: 'EUR', bills: [] };
  const done: OutsideService = { ...service, status: 'COMPLETED', deeds: [], billing };
  const bill = { id: 'b', invoiceNumber: 'F-1', invoiceDate: '2026-01-10', currency: 'EUR', grossAmount: '400' };
  const asked = { ...bill, status: 'QUERIED', question: 'Which lift?', rejectionReason: null, expectedPayment: null };
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (path: unknown, how: { body: string }) => {
    sent.push({ path: String(path), body: JSON.parse(how.body) });
    return Response.json({ ...done, billing: { ...billing, bills: [asked] } });
  });
  const user = userEvent.setup();
  await draw(<OutsideJob link={link} service={done} token="t" />, {}, { en: { external } });
  expect(await screen.findByText(/500\.00/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: external['bill.new'] }));
  await user.click(screen.getByRole('button', { name: external['bill.send'] }));
  expect(screen.getAllByText(external['bill.needed'])).toHaveLength(2);
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(new RegExp(external['bill.number'])), 'F-1');
  await user.type(screen.getByRole('textbox', { name: new RegExp(`^${external['bill.amount']}`) }), '400');
  await user.click(screen.getByRole('button', { name: external['bill.send'] }));
  expect(await screen.findByText('Which lift?')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ invoiceNumber: 'F-1', amount: '400', currency: 'EUR', document: null });
  await user.type(screen.getByLabelText(new RegExp(external['bill.answer'])), 'The one outside.');
  await user.click(screen.getByRole('button', { name: external['bill.sendAnswer'] }));
  expect(sent[1]).toMatchObject({
    path: expect.stringContaining('open/bill/answer'),
    body: { bill: 'b', answer: 'The one outside.' },
  });
});
