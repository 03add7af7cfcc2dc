import { Problem } from '@homeport/client';
import {
  choice,
  type DeclaredForm,
  date,
  defineCatalogue,
  defineEntity,
  type EntitySpec,
  longText,
  type RoleHolder,
  text,
  yesNo,
} from '@homeport/grammar';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../../tests/support/draw-kit.tsx';
import { formSlice } from '../../../../../tools/derive/form-slices.ts';
import { Field, RecordFields } from './Field.tsx';
import { type RecordHow, useRecord } from './use-record.ts';

type Picnic = { readonly id: string; readonly version: number } & Readonly<
  Record<'place' | 'day' | 'kind' | 'wishes', string | null>
>;

/** The slice that `npm run derive` would write of an entity with these fields. */
function sliceWith(fields: EntitySpec['fields'], french: Readonly<Record<string, string>> = {}): DeclaredForm<Picnic> {
  const access = { assignee: { do: ['read', 'create', 'update'], show: Object.keys(fields) } } as const;
  const picnic = defineEntity({ name: 'picnic', label: 'Picnic', plural: 'Picnics', title: ['place'], access, fields });
  const none = { actions: [], routes: [], events: [], refusals: [], rules: [], screens: [] };
  const catalogue = defineCatalogue([{ name: 'toys', entities: [picnic], ...none }]);
  return formSlice(catalogue, (_domain, language) => (language === 'fr' ? french : {}), 'picnic');
}
const first = { place: text('Place', { required: true, max: 20 }) };

const queries = new QueryClient();
const PicnicField = Field<Picnic>;
interface FormProps {
  readonly form: DeclaredForm<Picnic>;
  readonly how?: Partial<RecordHow<Picnic>>;
  readonly viewer?: RoleHolder;
  readonly children: ReactNode;
}
/** A designed form: its lines are the children. */
function Form({ form, how, viewer = { roles: ['assignee'] }, children }: FormProps) {
  const record = useRecord(form, {
    id: 'picnic',
    host: { viewer, tenant: 'here', choices: async () => [] },
    source: { create: async () => null, update: async () => null },
    onSaved: () => undefined,
    ...how,
  });
  return (
    <form
      ref={record.element}
      data-gathers
      aria-label="Picnic"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void record.save();
      }}
    >
      {record.draftAt ? (
        <button type="button" onClick={record.discard}>
          Discard
        </button>
      ) : null}
      {record.refused.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <QueryClientProvider client={queries}>
        <RecordFields of={record.fields}>{children}</RecordFields>
      </QueryClientProvider>
    </form>
  );
}
const send = () => fireEvent.submit(screen.getByRole('form'));

test('a field that is declared costs a designed form one line: its label, help, limit, mark, error and value follow', async () => {
  const create = vi.fn(async () => null);
  const form = sliceWith(
    {
      ...first,
      wishes: longText('Wishes', { required: true, max: 10, help: 'What everybody would like.' }),
    },
    {
      'picnic.place': 'Lieu',
      'picnic.wishes': 'Souhaits',
      'picnic.wishes.help': 'Ce que chacun aimerait.',
    },
  );
  await draw(
    <Form form={form} how={{ source: { create, update: async () => null } }}>
      <PicnicField of="place" />
      <PicnicField of="wishes" />
    </Form>,
    { locale: 'fr' },
  );
  const wishes = screen.getByRole('textbox', { name: /^Souhaits/ });
  expect(screen.getByText('Ce que chacun aimerait.')).toBeTruthy();
  expect(wishes.getAttribute('aria-required')).toBe('true');
  await userEvent.type(screen.getByRole('textbox', { name: /^Lieu/ }), 'Parc');
  send();
  expect(await screen.findByText(/^Veuillez renseigner.: Souhaits/)).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
  await userEvent.type(wishes, 'Du pain et du fromage');
  expect(await screen.findByText(/de trop/)).toBeTruthy();
  await userEvent.clear(wishes);
  await userEvent.type(wishes, 'Du pain');
  send();
  await waitFor(() =>
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ place: 'Parc', wishes: 'Du pain' })),
  );
});

test('choices, days and first values are those of the declaration', async () => {
  const form = sliceWith({
    ...first,
    day: date('Day', { past: true }),
    kind: choice('Kind', { WARM: 'Warm', COLD: 'Cold' }, { required: true, initial: 'COLD' }),
  });
  await draw(
    <Form form={form}>
      <PicnicField of="day" />
      <PicnicField of="kind" />
    </Form>,
  );
  const kind = screen.getByRole<HTMLInputElement>('combobox', { name: /^Kind/ });
  expect(kind.value).toBe('Cold');
  await userEvent.click(kind);
  expect((await screen.findAllByRole('option', { hidden: true })).map((one) => one.textContent)).toEqual([
    'Warm',
    'Cold',
  ]);
  await userEvent.type(screen.getByRole('textbox', { name: /^Day/ }), '31-12-2999');
  send();
  expect(await screen.findByText(/or earlier/)).toBeTruthy();
});

test('what is asked for and not drawn is said of the whole, and nothing is sent', async () => {
  const create = vi.fn(async () => null);
  await draw(
    <Form
      form={sliceWith({ ...first, wishes: text('Wishes', { required: true }) })}
      how={{ given: { place: 'Park' }, source: { create, update: async () => null } }}
    >
      <PicnicField of="place" />
    </Form>,
  );
  send();
  expect(await screen.findByText('Wishes is required.')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

const dated = { ...first, day: date('Day'), wishes: longText('Wishes', { max: 200 }) };
const tell = (code: string, field: string, title: string) =>
  new Problem({ status: 422, code: 'input.invalid', title: 'Not accepted', errors: [{ code, field, title }] });

test('what is missing, what cannot be read and what only the server knows is said at once, and nothing is sent', async () => {
  const create = vi.fn(async () => null);
  const look = vi.fn(async () => {
    throw tell('toys.rude', 'wishes', 'Ask politely.');
  });
  await draw(
    <Form form={sliceWith(dated)} how={{ source: { create, update: async () => null, look } }}>
      <PicnicField of="place" />
      <PicnicField of="day" />
      <PicnicField of="wishes" />
    </Form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: /^Day/ }), '31-02-2026');
  await userEvent.type(screen.getByRole('textbox', { name: /^Wishes/ }), 'Cake!');
  send();
  expect(await screen.findByText('Ask politely.')).toBeTruthy();
  expect(screen.getByText(/31-02-2026 is not a date/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Place/ }).getAttribute('aria-invalid')).toBe('true');
  // What the page has refused the server is told nothing of.
  expect(look).toHaveBeenCalledWith({ wishes: 'Cake!' }, undefined);
  expect(create).not.toHaveBeenCalled();
  // What was said of a value holds for that value only.
  await userEvent.type(screen.getByRole('textbox', { name: /^Wishes/ }), ' Please.');
  expect(screen.queryByText('Ask politely.')).toBeNull();
});

/** A form that can be closed and opened again. */
function Door() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Door
      </button>
      {isOpen ? (
        <Form form={sliceWith(dated)} how={{ draft: 'picnic-new' }}>
          <PicnicField of="place" />
          <PicnicField of="day" />
        </Form>
      ) : null}
    </>
  );
}

test('what cannot be read is there again, with what is wrong with it, when the form is opened again, and goes with Discard', async () => {
  localStorage.clear();
  const openAgain = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Door' }));
    fireEvent.click(screen.getByRole('button', { name: 'Door' }));
  };
  await draw(<Door />, { userId: 'somebody' });
  await userEvent.type(screen.getByRole('textbox', { name: /^Place/ }), 'Park');
  await userEvent.type(screen.getByRole('textbox', { name: /^Day/ }), '31-02-2026');
  openAgain();
  await waitFor(() => expect(dayIn().value).toBe('31-02-2026'));
  expect(await screen.findByText(/31-02-2026 is not a date/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Place/ }).value).toBe('Park');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(dayIn().value).toBe(''));
  openAgain();
  expect(dayIn().value).toBe('');
});
const dayIn = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Day/ });

test('a field that was taken from the role is not drawn; one that is not in the form, or of another type, is a fault', async () => {
  const form = sliceWith({ ...first, day: yesNo('Day') });
  const viewer = { roles: ['assignee'], narrowings: { assignee: { picnic: { hide: ['place'] } } } };
  await draw(
    <Form form={form} viewer={viewer}>
      <PicnicField of="place" />
    </Form>,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  vi.spyOn(console, 'error').mockReturnValue();
  const drawn = (line: ReactNode) => draw(<Form form={form}>{line}</Form>);
  await expect(drawn(<PicnicField of="wishes" />)).rejects.toThrow('no field wishes');
  await expect(drawn(<PicnicField of="day" />)).rejects.toThrow('control');
});
