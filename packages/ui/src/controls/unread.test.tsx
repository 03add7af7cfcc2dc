import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { ErrorSummary } from '../parts/ErrorSummary.tsx';
import { SaveBar } from '../parts/SaveBar.tsx';
import { DateField } from './DateField.tsx';

function Profile({ onSave, missing }: { onSave: () => void; missing?: string }) {
  const [day, setDay] = useState<string | null>('1988-02-03');
  const error = day === null ? missing : undefined;
  return (
    <form noValidate>
      <ErrorSummary errors={error ? [{ fieldId: 'born', message: error }] : []} failed={error} />
      <DateField id="born" label="Born" value={day} onChange={setDay} error={error} />
      <SaveBar count={1} onSave={onSave} onDiscard={() => undefined} />
    </form>
  );
}

describe('a text that cannot be read', () => {
  test('is not saved as nothing by the bar of its form, nor by its keys', async () => {
    const save = vi.fn();
    await draw(<Profile onSave={save} />);
    const field = screen.getByRole('textbox', { name: 'Born' });
    await userEvent.clear(field);
    await userEvent.type(field, '31-02-1988');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(save).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, '28-02-1988');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(save).toHaveBeenCalledOnce();
  });
  test('is said to be unreadable wherever the form would call it empty, in the summary too', async () => {
    await draw(<Profile onSave={() => undefined} missing="Enter the day." />);
    const field = screen.getByRole('textbox', { name: 'Born' });
    await userEvent.clear(field);
    expect(screen.getAllByText('Enter the day.')).toHaveLength(2);
    await userEvent.type(field, '31-02-1988');
    expect(await screen.findAllByText(/^31-02-1988 is not a date\./)).toHaveLength(2);
    expect(screen.queryByText('Enter the day.')).toBeNull();
  });
});
