import { Problem } from '@homeport/client';
import { catalogue } from '@homeport/model';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { draw, toyHost, toySource } from '../../../../tests/support/toy-host.tsx';
import { WorkspaceContext } from '../frame/workspace.ts';
import { SendLinkDialog } from './SendLinkDialog.tsx';
import external from './words/en.json' with { type: 'json' };

const link = 'https://homeport.example/external?token=t';

/** The dialog for a survey; answers what is sent. `refuse` says how the server does not take it. */
async function open(refuse: () => Problem | undefined = () => undefined) {
  const sent: unknown[] = [];
  const source = toySource([], {
    run: async (_entity, action, id, input) => {
      sent.push({ action: action.name, id, ...input });
      const problem = refuse();
      if (problem) throw problem;
      return { link, expires: '2026-12-31T12:00:00Z' };
    },
  });
  await act(() =>
    draw(
      toyHost(catalogue, { source }),
      <WorkspaceContext value={{ learn: async () => undefined } as never}>
        <Suspense>
          <SendLinkDialog kind="SURVEY" target="s1" onClose={() => undefined} />
        </Suspense>
      </WorkspaceContext>,
      { en: { external } },
    ),
  );
  await screen.findByRole('dialog');
  return sent;
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: external.send }));

test('no link leaves without the address of one person', async () => {
  const sent = await open();
  await send();
  expect(screen.getByText(external.recipientNeeded)).toBeTruthy();
  await userEvent.type(field(/E-mail of the recipient/), 'one@partner.example, two@partner.example');
  await send();
  expect(field(/E-mail of the recipient/).getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('the address is sent as mail servers read it, with the survey it is for', async () => {
  const sent = await open();
  await userEvent.type(field(/E-mail of the recipient/), ' Anna@Partner.Example ');
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ kind: 'SURVEY', target: 's1', recipient: 'anna@partner.example', days: 14, id: null }]);
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(link);
});

test('a link lives for a day at least and for ninety at most', async () => {
  const sent = await open();
  await userEvent.type(field(/E-mail of the recipient/), 'anna@partner.example');
  const days = field(/Valid for/);
  for (const wrong of ['0', '91']) {
    await userEvent.clear(days);
    await userEvent.type(days, wrong);
    await send();
  }
  expect(sent).toEqual([]);
  await userEvent.clear(days);
  await userEvent.type(days, '90');
  await send();
  await waitFor(() => expect(sent).toMatchObject([{ days: 90 }]));
});

test('what the server refuses is told, what was typed stays, and it can be sent again', async () => {
  let isRefused = true;
  const sent = await open(() =>
    isRefused ? new Problem({ status: 422, title: 'This survey is closed.' } as never) : undefined,
  );
  await userEvent.type(field(/E-mail of the recipient/), 'anna@partner.example');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('This survey is closed.');
  expect(field(/E-mail of the recipient/).value).toBe('anna@partner.example');
  isRefused = false;
  await send();
  await screen.findByText(/is on its way/);
  expect(sent).toHaveLength(2);
});
