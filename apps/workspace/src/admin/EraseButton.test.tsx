import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import { EraseButton } from './EraseButton.tsx';
import admin from './words/en.json' with { type: 'json' };

const may = ['call.startErasure'];
async function drawn(company = 'own', rights = may) {
  const at = company === 'own' ? '' : `for-tenant/${company}/`;
  const call = `POST ${at}person/p1/erasure`;
  const server = declaredServer({ [call]: { id: 'e1' } });
  const page = await drawStaffPage(<EraseButton row={{ id: 'p1' } as never} />, {
    ...{ company, may: rights },
    bundles: { en: { admin } },
  });
  return { ...page, server, call };
}
async function asked(why: string) {
  await userEvent.click(await screen.findByRole('button', { name: admin['erase.button'] }));
  const dialog = await screen.findByRole('dialog');
  if (why) await userEvent.type(within(dialog).getByRole('textbox', { name: /^How and why/ }), why);
  await userEvent.click(within(dialog).getByRole('button', { name: admin['erase.look'] }));
  return dialog;
}

test('nothing begins without a reason, nor with one of blanks', async () => {
  const { server, go } = await drawn();
  const dialog = await asked('   ');
  await within(dialog).findByText(admin['erase.reasonMissing']);
  expect(server.asked).toEqual([]);
  expect(go).not.toHaveBeenCalled();
});

test('with a reason it leads to what would go, in the company of the person', async () => {
  const { server, call, go } = await drawn('c1');
  await asked('By letter of 4 May');
  await waitFor(() => expect(go).toHaveBeenCalledOnce());
  expect(server.to(call)).toMatchObject([{ body: { reason: expect.stringContaining('By letter') } }]);
  expect(String(go.mock.calls[0]?.[0])).toMatch(/request=e1/);
  expect(String(go.mock.calls[0]?.[0])).toMatch(/tenant=c1/);
});

test('a refusal is said where it was asked, and nobody is led on', async () => {
  const { server, call, go } = await drawn();
  server.answer(call, () => refused(409, 'It was asked for already.'));
  const dialog = await asked('By letter');
  await within(dialog).findByText('It was asked for already.');
  expect(go).not.toHaveBeenCalled();
});

test('who may not does not see it', async () => {
  const { queries } = await drawn('own', []);
  // It does not even ask for its texts, after which it would be drawn.
  expect(queries.getQueryState(['words', 'admin'])).toMatchObject({ fetchStatus: 'idle', data: undefined });
  expect(screen.queryByRole('button', { name: admin['erase.button'] })).toBeNull();
});
