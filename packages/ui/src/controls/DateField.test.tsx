import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { DateField } from './DateField.tsx';
import { TextField } from './TextField.tsx';

function Leave() {
  const [from, setFrom] = useState<string | null>('2026-12-02');
  return (
    <form>
      <DateField label="From" value={from} onChange={setFrom} />
      <TextField label="Reason" value={null} onChange={() => undefined} />
    </form>
  );
}
const opener = () => screen.getByRole('button', { name: /: From$/ });
const calendar = () => screen.queryByRole('dialog', { name: /: From$/ });
async function openIt() {
  await userEvent.click(opener());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/December 2, 2026/));
}

test('the field that follows is one Tab away from an open calendar, which closes', async () => {
  await draw(<Leave />);
  await openIt();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
  await waitFor(() => expect(calendar()).toBeNull());
  // Nothing takes the focus back afterwards.
  await new Promise((done) => setTimeout(done, 50));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
});

test('it stays open within itself and on its own field, and closes by a press elsewhere', async () => {
  await draw(<Leave />);
  await openIt();
  await userEvent.tab({ shift: true });
  expect(calendar()).not.toBeNull();
  await userEvent.click(screen.getByRole('textbox', { name: 'From' }));
  expect(calendar()).not.toBeNull();
  await userEvent.click(screen.getByRole('textbox', { name: 'Reason' }));
  await waitFor(() => expect(calendar()).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
});

test('Escape closes the calendar and not the dialog around it; a day that is chosen leaves the focus on its button', async () => {
  const close = vi.fn();
  await draw(
    <Dialog opened onClose={close} title="Leave" transitionProps={{ duration: 0 }}>
      <Leave />
    </Dialog>,
  );
  await openIt();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(calendar()).toBeNull());
  expect(close).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: /December 4, 2026/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'From' }).value).toContain('04');
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalled();
});
