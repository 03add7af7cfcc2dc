import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { PasswordDialog } from '../controls/PasswordDialog.tsx';
import { RichTextView } from '../controls/rich-text-html.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { mayLeave } from './leave-guard.ts';
import { MailAddress } from './MailAddress.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useDraft } from './use-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

function Form({ save }: { save: () => Promise<boolean> }) {
  useLeaveGuard({ isChanged: true, save, discard: () => undefined });
  return <p>form</p>;
}

/** A form whose list of errors changes while it is corrected. */
function Corrected() {
  const [amount, setAmount] = useState('');
  const [failed, setFailed] = useState(0);
  const lines = [amount === '' ? 'Amount is required.' : `${amount} is too much.`, 'Date is required.'];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setFailed(failed + 1);
      }}
    >
      <ErrorSummary errors={failed ? lines.map((message) => ({ message })) : []} failed={failed} />
      <input aria-label="Amount" value={amount} onChange={(event) => setAmount(event.currentTarget.value)} />
    </form>
  );
}

function Drafted() {
  const [text, setText] = useState('');
  const draft = useDraft('note', { text }, text !== '');
  return (
    <>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <p>{draft.found ? `found ${draft.found.values.text}` : 'none'}</p>
      <button type="button" onClick={draft.erase}>
        Saved
      </button>
    </>
  );
}

describe('the error summary', () => {
  test('takes the focus, marks the title and leads to the field', async () => {
    document.title = 'Expense';
    const page = await draw(
      <>
        <ErrorSummary errors={[{ fieldId: 'amount', message: 'Amount is required.' }]} failed={1} />
        <input id="amount" aria-label="Amount" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(document.title).toBe('Error: Expense');
    await userEvent.click(screen.getByRole('link', { name: 'Amount is required.' }));
    expect(document.activeElement?.id).toBe('amount');
    page.unmount();
    expect(document.title).toBe('Expense');
  });
  test('takes the focus with each failed send, and never because the list changes', async () => {
    await draw(<Corrected />);
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await userEvent.type(field, '18.75');
    expect(field).toHaveProperty('value', '18.75');
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});

test('an e-mail address breaks after its @ and its dots, and reads as it is written', async () => {
  const { container } = await draw(<MailAddress of="ana.li@meridian.example" />);
  expect(container.querySelector('wbr')?.parentElement?.innerHTML).toContain('ana.<wbr>li@<wbr>meridian.<wbr>example');
  expect(screen.getByText('ana.li@meridian.example')).toBeTruthy();
});

describe('a dialog', () => {
  test('before something irreversible opens its button only for the typed reference', async () => {
    const confirm = vi.fn();
    await draw(
      <ConfirmDialog
        isOpen
        onClose={() => undefined}
        title="Cancel 3 shipments"
        confirmLabel="Cancel 3 shipments"
        reference="SH-204"
        isDangerous
        onConfirm={confirm}
      >
        The carrier is told at once.
      </ConfirmDialog>,
    );
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Cancel 3 shipments', hidden: true });
    expect(button.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Type SH-204 to confirm'), 'SH-204');
    expect(button.disabled).toBe(false);
    await userEvent.click(button);
    expect(confirm).toHaveBeenCalledTimes(1);
  });
  test('for the password tells a wrong one after 300 ms and forgets it', async () => {
    await draw(
      <PasswordDialog isOpen onClose={() => undefined} onConfirm={async () => false} onProven={() => undefined} />,
    );
    const field = await screen.findByLabelText<HTMLInputElement>(/^Password/);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue', hidden: true });
    expect(button.disabled).toBe(true);
    await userEvent.type(field, 'wrong{Enter}');
    expect(screen.queryByText(/The password is wrong/)).toBeNull();
    await waitFor(() => expect(screen.getByText(/The password is wrong/)).toBeTruthy(), { timeout: 2000 });
    expect(field.value).toBe('');
    expect(button.disabled).toBe(true);
  });
  test('about a conflict chooses nothing beforehand', async () => {
    const resolve = vi.fn();
    await draw(
      <ConflictDialog
        fields={[{ name: 'amount', label: 'Amount', mine: 'EUR 10.00', theirs: 'EUR 12.00' }]}
        who="Paul Chen"
        when="2026-03-04T06:30:00Z"
        onClose={() => undefined}
        onResolve={resolve}
      />,
    );
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save the choice', hidden: true });
    expect(save.disabled).toBe(true);
    await userEvent.click(screen.getByLabelText('Use theirs'));
    await userEvent.click(save);
    expect(resolve).toHaveBeenCalledWith({ amount: 'theirs' });
  });
});

test('the save bar counts, and Ctrl S saves', async () => {
  const save = vi.fn();
  await draw(<SaveBar count={3} onSave={save} onDiscard={() => undefined} />);
  expect(screen.getByText('3 unsaved changes')).toBeTruthy();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(save).toHaveBeenCalledTimes(1);
});

describe('a changed form', () => {
  test('that cannot be saved keeps the person on the page', async () => {
    await draw(<Form save={async () => false} />);
    let answer: boolean | undefined;
    act(
      () =>
        void mayLeave().then((isFree) => {
          answer = isFree;
        }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Save', hidden: true }));
    expect(await screen.findByText(/Saving failed/)).toBeTruthy();
    expect(answer).toBeUndefined();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Stay', hidden: true })).at(-1) as HTMLElement);
    await waitFor(() => expect(answer).toBe(false));
  });
  test('is stored when it is left and found again', async () => {
    const first = await draw(<Drafted />, { userId: 'ada' });
    await userEvent.type(screen.getByLabelText('Note'), 'call Ines');
    first.unmount();
    const second = await draw(<Drafted />, { userId: 'ada' });
    expect(screen.getByText('found call Ines')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
    second.unmount();
    await draw(<Drafted />, { userId: 'ada' });
    expect(screen.getByText('none')).toBeTruthy();
  });
});

test('rich text shows its allow-list and nothing else', async () => {
  const html =
    '<p onclick="x()">Hi <b>you</b><script>steal()</script><img src=x onerror=y><a href="javascript:z()">bad</a> <a href="https://a.example">good</a></p><style>p{}</style>';
  const { container } = await draw(<RichTextView html={html} />);
  const shown = container.querySelector('.hp-rich');
  expect(shown?.innerHTML).toBe(
    '<p>Hi <b>you</b>bad <a href="https://a.example" target="_blank" rel="noopener noreferrer">good</a></p>',
  );
});
