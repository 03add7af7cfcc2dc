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
