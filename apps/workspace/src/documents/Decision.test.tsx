import type { RequiredDocument } from '@homeport/model/documents';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { Decision } from './Decision.tsx';
import documents from './words/en.json' with { type: 'json' };

/** What was asked of the server, and what it answers. */
const asked: { readonly address: string; readonly version: string | null; readonly body: unknown }[] = [];
let answer: () => Response;
beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (address: string, { body, headers }: RequestInit = {}) => {
    const version = new Headers(headers).get('if-match');
    asked.push({ address, version, body: JSON.parse(String(body ?? '{}')) });
    return answer();
  });
});

const paper = { id: 'd1', version: 7 } as RequiredDocument;
const decided = vi.fn();
async function open(tenant?: string) {
  decided.mockClear();
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <Decision tenant={tenant} of={paper} onDecided={decided} />
    </QueryClientProvider>,
    {},
    { en: { documents } },
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('nothing is rejected without a reason, nor with one of blanks', async () => {
  await open();
  await press('Reject document');
  await press('Reject document');
  expect(screen.getByText('Please fill up Reason')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox'), '   ');
  await press('Reject document');
  expect(asked).toEqual([]);
  await userEvent.type(screen.getByRole('textbox'), 'The second page is missing');
  await press('Reject document');
  await waitFor(() => expect(decided).toHaveBeenCalledOnce());
  expect(asked).toMatchObject([{ version: '"7"', body: { reason: expect.stringContaining('second page') } }]);
});

test('of a client’s document it is decided in that company, with the version that was looked at', async () => {
  await open('c1');
  await press('Approve document');
  await waitFor(() => expect(decided).toHaveBeenCalledOnce());
  expect(asked[0]?.address).toContain('/for-tenant/c1/');
  expect(asked[0]?.version).toBe('"7"');
});

test('a decision that is refused says why and can be tried again; nobody is led on', async () => {
  answer = () => Response.json({ code: 'record.changed', title: 'Somebody was faster.', status: 409 }, { status: 409 });
  await open();
  await press('Approve document');
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody was faster.');
  expect(decided).not.toHaveBeenCalled();
  answer = () => Response.json({});
  await press('Approve document');
  await waitFor(() => expect(decided).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('whoever does not want to reject after all approves instead', async () => {
  await open();
  await press('Reject document');
  await press('Cancel');
  await press('Approve document');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toEqual({});
});
