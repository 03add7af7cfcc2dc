import { toasts } from '@homeport/ui/parts/toasts.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type Answer, declaredServer, refused, unreachable } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { AppSession } from '../shell/app-context.ts';
import app from '../words/en.json' with { type: 'json' };
import { PhoneCard } from './PhoneCard.tsx';
import profile from './words/en.json' with { type: 'json' };

const save = 'PUT user/me';
const verify = 'POST user/me/phone/verify';
const confirm = 'POST user/me/phone/confirm';
const me = { id: 'u1', phone: null, isPhoneVerified: false };

/** The card within a session that takes what the server answers. */
function Card({ of }: { readonly of: object }) {
  const [now, setNow] = useState(of);
  return (
    <AppSession value={{ me: now, took: async (next: object) => setNow(next) } as never}>
      <PhoneCard />
    </AppSession>
  );
}
async function card(answers: Readonly<Record<string, Answer>> = {}, of: object = me) {
  const server = declaredServer({
    [save]: ({ body }) => ({ ...me, ...body }),
    [verify]: { message: 'A code was sent.' },
    [confirm]: { ...me, phone: '+33612345678', isPhoneVerified: true },
    ...answers,
  });
  await drawPage(<Card of={of} />, { bundles: { en: { app, profile } } });
  return server;
}
const number = () => screen.getByLabelText(new RegExp(`^${profile['phone.number']}`), { selector: 'input[type=tel]' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const code = () => screen.findByLabelText(new RegExp(`^${profile['phone.code']}`));

test('a number is kept, a code is sent to it, and with that code it is proved', async () => {
  const server = await card();
  await userEvent.type(number(), '+33 6 12 34 56 78');
  await press(profile['phone.send']);
  await userEvent.type(await code(), '123456');
  expect(server.to(save)[0]?.body).toEqual({ phone: '+33612345678' });
  await press(profile['phone.confirm']);
  expect(await screen.findByText(profile['phone.verified'])).toBeTruthy();
  expect(server.to(confirm)[0]?.body).toEqual({ code: '123456' });
  expect(screen.queryByRole('button', { name: profile['phone.send'] })).toBeNull();
});

test('a wrong code is told in the words of the server, and another one can be had', async () => {
  const server = await card(
    { [confirm]: () => refused(422, 'Phone verification failed.') },
    { ...me, phone: '+33612345678' },
  );
  await press(profile['phone.send']);
  await userEvent.type(await code(), '000000');
  await press(profile['phone.confirm']);
  expect(await screen.findByText('Phone verification failed.')).toBeTruthy();
  expect(screen.getByText(profile['phone.unverified'])).toBeTruthy();
  await press(profile['phone.again']);
  await waitFor(() => expect(server.to(verify)).toHaveLength(2));
  // The number was there already: it is not stored again.
  expect(server.to(save)).toEqual([]);
});

test('without a way to the server nothing is asked for a code, and what was typed stays', async () => {
  await card({ [save]: unreachable });
  await userEvent.type(number(), '+33 6 12 34 56 78');
  await press(profile['phone.send']);
  expect(await screen.findByText(app.notSaved)).toBeTruthy();
  expect((number() as HTMLInputElement).value.replaceAll(' ', '')).toContain('12345678');
  expect(screen.queryByLabelText(new RegExp(`^${profile['phone.code']}`))).toBeNull();
  expect(toasts.store.get().shown).toBeNull();
});

test('a code that is not whole cannot be confirmed; another number needs a code of its own', async () => {
  await card({}, { ...me, phone: '+33612345678' });
  await press(profile['phone.send']);
  await userEvent.type(await code(), '12ab3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: profile['phone.confirm'] }).disabled).toBe(true);
  await userEvent.type(number(), '9');
  expect(screen.queryByRole('button', { name: profile['phone.confirm'] })).toBeNull();
});
