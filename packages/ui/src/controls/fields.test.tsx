import { setTimeout } from 'node:timers/promises';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { BankPartField } from './BankPartField.tsx';
import { CodeField } from './CodeField.tsx';
import { CodeInput } from './CodeInput.tsx';
import { DateField } from './DateField.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import { DateTimeField } from './DateTimeField.tsx';
import { FileField, type StoredFile } from './FileField.tsx';
import { LongTextField } from './LongTextField.tsx';
import { MoneyField } from './MoneyField.tsx';
import { MultiPickList } from './MultiPickList.tsx';
import { NumberField } from './NumberField.tsx';
import { filterDelay } from './options.ts';
import { PasswordField } from './PasswordField.tsx';
import { PickList } from './PickList.tsx';
import { TextField } from './TextField.tsx';
import { typedFaults } from './use-typed.ts';

type Handed<P> = P extends { onChange: (value: infer V) => void } ? V : never;
/** Holds a value the way a form does and keeps every value it was handed. */
function held<P extends { value: unknown; onChange: (value: never) => void }>(
  Field: (props: P) => React.ReactNode,
  props: Omit<P, 'value' | 'onChange'>,
  initial: Handed<P> | null = null,
) {
  const handed: (Handed<P> | null)[] = [];
  function Holder() {
    const [value, setValue] = useState<Handed<P> | null>(initial);
    const change = (next: Handed<P> | null) => {
      handed.push(next);
      setValue(next);
    };
    return <Field {...({ ...props, value, onChange: change } as unknown as P)} />;
  }
  return { element: <Holder />, handed };
}

function Switching() {
  const [value, setValue] = useState<string | null>('2026-08-04');
  return <DateField label="Date" value={value} onChange={setValue} />;
}

describe('every field', () => {
  test('links label, description and error to its input', async () => {
    await draw(
      <TextField
        label="Description"
        description="What you paid for."
        error="Description is required."
        required
        value={null}
        onChange={() => undefined}
      />,
    );
    const input = screen.getByRole('textbox', { name: /Description/ });
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described.join(' ')).toContain('What you paid for.');
    expect(described.join(' ')).toContain('Description is required.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });
  test.each([
    ['TextField', TextField],
    ['LongTextField', LongTextField],
    ['CodeField', CodeField],
  ] as const)('%s: what is pasted over the limit stays whole and says by how much it is too long', async (_, Field) => {
    const { element, handed } = held(Field as typeof TextField, { label: 'Description', maxLength: 5 }, null);
    await draw(element);
    const input = screen.getByRole('textbox', { name: 'Description' });
    await userEvent.click(input);
    await userEvent.paste('ABCDEFGH');
    expect(handed.at(-1)).toBe('ABCDEFGH');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('3 characters too many');
  });
  test('emptied means null, not an empty text', async () => {
    const { element, handed } = held(TextField, { label: 'Description' }, 'a');
    await draw(element);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Description' }));
    expect(handed).toEqual([null]);
  });
});

describe('money', () => {
  test.each([
    ['1.250,00', 'fr'],
    ['1,250.00', 'fr'],
    ['1,250.00', 'en'],
    ['1250', 'es'],
  ])('typed as %s in %s is a decimal text with its currency', async (typed, locale) => {
    const { element, handed } = held(MoneyField, { label: 'Amount' }, { amount: null, currency: 'SGD' });
    await draw(element, { locale });
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), typed);
    const last = handed.at(-1);
    expect(Number(last?.amount)).toBe(1250);
    expect(typeof last?.amount).toBe('string');
    expect(last?.currency).toBe('SGD');
  });
  test('with more decimals than the currency has stays and is refused', async () => {
    const { element } = held(MoneyField, { label: 'Amount' }, { amount: null, currency: 'JPY' });
    const { container } = await draw(element);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await userEvent.type(input, '12.5');
    await userEvent.tab();
    expect(input.value).toBe('12.5');
    expect(await screen.findByText('Use no decimals.')).toBeTruthy();
    expect(typedFaults(container)).toEqual([{ id: input.id, message: 'Use no decimals.' }]);
  });
  test('is written with the decimals of its currency when the field is left', async () => {
    const { element } = held(MoneyField, { label: 'Amount' }, { amount: null, currency: 'KWD' });
    await draw(element);
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '1250.5');
    await userEvent.tab();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('1,250.500');
  });
});

describe('a date', () => {
  test('is typed in the user’s format and handed out as a day', async () => {
    const { element, handed } = held(DateField, { label: 'Date' });
    await draw(element, { dateFormat: 'MMM-dd-yyyy' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Date' }), '3/4/2026');
    await userEvent.tab();
    expect(handed.at(-1)).toBe('2026-03-04');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Date' }).value).toBe('Mar-04-2026');
  });
  test('that is none stays in the field, counts as empty and is found before sending', async () => {
    const { element, handed } = held(DateField, { label: 'Date' }, '2026-03-04');
    const { container } = await draw(element);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date' });
    await userEvent.clear(input);
    await userEvent.type(input, '31-02-2026');
    await userEvent.tab();
    expect(input.value).toBe('31-02-2026');
    expect(handed.at(-1)).toBeNull();
    expect(typedFaults(container)[0]?.message).toMatch(/^31-02-2026 is not a date\. Write it like /);
  });
  test.each([
    ['en', 'dd-MM-yyyy', 'dd-mm-yyyy', '31-02-2026 is not a date. Write it like 31-12-'],
    ['es', 'yyyy-MM-dd', 'aaaa-mm-dd', '2026-02-31 no es una fecha. Escríbala como '],
    ['fr', 'dd-MMM-yyyy', 'jj-mmm-aaaa', '31-fév-2026 n’est pas une date. Écrivez-la comme 31-déc-'],
  ] as const)('in %s says what was typed, and its hint looks like no value', async (locale, dateFormat, hint, said) => {
    const { element } = held(DateField, { label: 'Date' });
    const { container } = await draw(element, { locale, dateFormat });
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date' });
    expect(input.placeholder).toBe(hint);
    await userEvent.type(input, said.split(' ')[0] as string);
    await userEvent.tab();
    expect(typedFaults(container)[0]?.message.replaceAll('\u2060', '')).toContain(said);
  });
  test('changes its writing with the language, not its day', async () => {
    await draw(<Switching />, { locale: 'fr', dateFormat: 'dd-MMM-yyyy' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Date' }).value).toBe('04-août-2026');
  });
  test('range that ends before it starts says so', async () => {
    const { element } = held(DateRangeField, { label: 'Stay' }, { from: '2026-03-04', to: '2026-03-01' });
    await draw(element);
    expect(screen.getByText('The end is before the start.')).toBeTruthy();
  });
  test('and time are typed in a named zone and kept in UTC', async () => {
    const { element, handed } = held(DateTimeField, { label: 'Call' });
    await draw(element, { timeZone: 'Asia/Singapore' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '04-03-2026');
    await userEvent.type(screen.getByRole('textbox', { name: 'Time (Singapore)' }), '14:30');
    expect(handed.at(-1)).toBe('2026-03-04T06:30:00Z');
  });
});

test('a whole number refuses a fraction', async () => {
  const { element } = held(NumberField, { label: 'Nights' });
  await draw(element);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nights' }), '1.5');
  await userEvent.tab();
  expect(await screen.findByText('Use no decimals.')).toBeTruthy();
});

describe('a text that cannot be read, in a form', () => {
  const form = async (gathers: boolean) => {
    const sent = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { element } = held(NumberField, { label: 'Nights' });
    await draw(
      <form onSubmit={sent} noValidate data-gathers={gathers || undefined}>
        {element}
        <button type="submit">Save</button>
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Nights' }), '1.5');
    return sent;
  };
  test('says nothing on leaving the field, so that nothing moves', async () => {
    await form(false);
    await userEvent.tab();
    await setTimeout(20);
    expect(screen.queryByText('Use no decimals.')).toBeNull();
  });
  test('keeps the form from being sent without it, says why and is where the keyboard stands', async () => {
    const sent = await form(false);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).not.toHaveBeenCalled();
    expect(await screen.findByText('Use no decimals.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nights' }));
  });
  test('shows all of several, and the keyboard stands in the first of the page, whichever was typed first', async () => {
    const sent = vi.fn();
    await draw(
      <form onSubmit={sent} noValidate>
        {held(NumberField, { label: 'Nights' }).element}
        {held(NumberField, { label: 'Guests' }).element}
        <button type="submit">Save</button>
      </form>,
    );
    const [nights, guests] = ['Nights', 'Guests'].map((name) => screen.getByRole('textbox', { name }));
    await userEvent.type(guests as HTMLElement, '1.5');
    await userEvent.type(nights as HTMLElement, '2.5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).not.toHaveBeenCalled();
    expect(await screen.findAllByText('Use no decimals.')).toHaveLength(2);
    expect(document.activeElement).toBe(nights);
  });
  test('leaves a form that gathers the faults itself its own way', async () => {
    const sent = await form(true);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toHaveBeenCalledOnce();
    expect(await screen.findByText('Use no decimals.')).toBeTruthy();
  });
});

test('outside a form a fault waits for the press that is under way', async () => {
  const { element } = held(NumberField, { label: 'Nights' });
  await draw(
    <>
      {element}
      <button type="button">Go</button>
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Nights' }), '1.5');
  const button = screen.getByRole('button', { name: 'Go' });
  fireEvent.pointerDown(button);
  button.focus();
  await setTimeout(60);
  expect(screen.queryByText('Use no decimals.')).toBeNull();
  fireEvent.pointerUp(button);
  expect(await screen.findByText('Use no decimals.')).toBeTruthy();
});

describe('a pick list', () => {
  const many = Array.from({ length: 6 }, (_, at) => ({
    value: `v${at}`,
    label: `Item ${at}`,
    description: at === 4 ? 'Taxi' : undefined,
  }));
  test('filters above five options, after the delay, also by the second line', async () => {
    const { element, handed } = held(PickList, { label: 'Item', options: many });
    await draw(element);
    await userEvent.type(screen.getByRole('combobox', { name: 'Item' }), 'tax');
    await waitFor(() => expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(1));
    await userEvent.click(screen.getByRole('option', { name: /Item 4/, hidden: true }));
    expect(handed).toEqual(['v4']);
  });
  test('with five options cannot be typed into', async () => {
    await draw(<PickList label="Item" options={many.slice(0, 5)} value={null} onChange={() => undefined} />);
    expect(screen.getByPlaceholderText<HTMLInputElement>('Choose').readOnly).toBe(true);
  });
  test('asks the server once typing rests, and offers what it answers', async () => {
    const load = vi.fn(async (query: string) => [{ value: query, label: `Found ${query}` }]);
    const { element } = held(PickList, { label: 'Person', load });
    await draw(element);
    await userEvent.type(screen.getByRole('combobox', { name: 'Person' }), 'camille');
    expect(await screen.findByRole('option', { name: 'Found camille', hidden: true })).toBeTruthy();
    expect(load.mock.calls.length).toBeLessThan('camille'.length);
  });
});

describe('a line that is being pressed', () => {
  const many = Array.from({ length: 6 }, (_, at) => ({ value: `v${at}`, label: `Item ${at}` }));
  const lines = () => screen.getAllByRole('option', { hidden: true }).map((line) => line.textContent);
  /** Presses a line just before the list is filtered, and holds it until long after. */
  async function pressLong(name: string) {
    const target = screen.getByRole('option', { name, hidden: true });
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target });
    await setTimeout(3 * filterDelay);
    const shown = lines();
    await user.pointer({ keys: '[/MouseLeft]', target });
    return shown;
  }
  test('stays while the list is filtered, and is the one chosen', async () => {
    const { element, handed } = held(PickList, { label: 'Item', options: many });
    await draw(element);
    await userEvent.type(screen.getByRole('combobox', { name: 'Item' }), '5');
    expect(await pressLong('Item 1')).toHaveLength(6);
    expect(handed).toEqual(['v1']);
  });
  test('stays while the server answers something else', async () => {
    const load = async (query: string) => [{ value: `of-${query}`, label: `Found ${query || 'all'}` }];
    const { element, handed } = held(PickList, { label: 'Person', load });
    await draw(element);
    const field = screen.getByRole('combobox', { name: 'Person' });
    await userEvent.click(field);
    await screen.findByRole('option', { name: 'Found all', hidden: true });
    await userEvent.type(field, 'c');
    expect(await pressLong('Found all')).toEqual(['Found all']);
    expect(handed).toEqual(['of-']);
  });
  test('is one of several chosen, and the list is filtered after it', async () => {
    const { element, handed } = held(MultiPickList, { label: 'Items', options: many });
    await draw(element);
    await userEvent.type(screen.getByRole('combobox', { name: 'Items' }), '5');
    expect(await pressLong('Item 1')).toHaveLength(6);
    expect(handed).toEqual([['v1']]);
  });
  test('and left elsewhere, or scrolled away, lets the list go on', async () => {
    const { element } = held(PickList, { label: 'Item', options: many });
    await draw(element);
    await userEvent.type(screen.getByRole('combobox', { name: 'Item' }), '5');
    const line = screen.getByRole('option', { name: 'Item 1', hidden: true });
    fireEvent.pointerDown(line);
    await setTimeout(3 * filterDelay);
    expect(lines()).toHaveLength(6);
    fireEvent.pointerCancel(line);
    expect(lines()).toEqual(['Item 5']);
  });
});

test('a pasted code keeps its digits and completes once', async () => {
  const complete = vi.fn();
  const { element } = held(CodeInput, { label: 'Code', onComplete: complete });
  await draw(element);
  await userEvent.click(screen.getByRole('textbox', { name: 'Code' }));
  await userEvent.paste('123 456');
  expect(complete.mock.calls).toEqual([['123456']]);
});

test('the password list ticks itself while one types', async () => {
  const { element } = held(PasswordField, {
    label: 'New password',
    purpose: 'new',
  });
  await draw(element);
  expect(screen.getByText('Still needed: A digit')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('New password'), 'a1');
  expect(screen.getByText('Done: A digit')).toBeTruthy();
  expect(screen.getByText('Still needed: At least 10 characters')).toBeTruthy();
});

test('a stored bank part shows its end only, and Replace starts empty', async () => {
  const { element, handed } = held(BankPartField, {
    label: 'IBAN',
    storedEnd: '4321',
    grouping: 4,
  });
  await draw(element);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('•••• 4321');
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'IBAN' }), 'fr76 3000');
  expect(handed.at(-1)).toBe('FR763000');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' }).value).toBe('FR76 3000');
});

describe('files', () => {
  const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
  test('of another type are refused before they are sent', async () => {
    const upload = vi.fn();
    const { element } = held(FileField, {
      label: 'Receipt',
      upload,
      accept: ['application/pdf'],
    });
    const { container } = await draw(element);
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(
      input as HTMLInputElement,
      new File(['x'], 'virus.exe', { type: 'application/x-msdownload' }),
      { applyAccept: false },
    );
    expect(upload).not.toHaveBeenCalled();
    expect(screen.getByText(/virus.exe is not of an accepted type/)).toBeTruthy();
  });
  test('that fail stay with Retry, and arrive when it works', async () => {
    const upload = vi.fn<(file: File) => Promise<StoredFile>>();
    upload.mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce({ id: 'f1', label: 'taxi.pdf' });
    const { element, handed } = held(FileField, {
      label: 'Receipt',
      upload,
    });
    const { container } = await draw(element);
    await userEvent.upload(container.querySelector('input[type=file]') as HTMLInputElement, pdf('taxi.pdf'));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry upload' }));
    await waitFor(() => expect(handed).toEqual([[{ id: 'f1', label: 'taxi.pdf' }]]));
    expect(screen.getByRole('button', { name: 'Remove taxi.pdf' })).toBeTruthy();
  });
});
