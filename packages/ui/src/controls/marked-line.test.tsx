import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { MultiPickList } from './MultiPickList.tsx';
import type { Option } from './options.ts';
import { PickList } from './PickList.tsx';

/** A list that holds what is chosen. */
function Held({ options, onHanded }: { options: readonly Option[]; onHanded: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const change = (next: string | null) => {
    onHanded(next);
    setValue(next);
  };
  return <PickList label="Field" options={options} value={value} onChange={change} />;
}

describe('the line that is marked', () => {
  const few = ['Name', 'Active', 'Note'].map((label) => ({ value: label, label }));
  /** Opens the list by key and presses Enter once so many of the timers that this started have run. */
  function enterAfter(timers: number, field: HTMLElement) {
    const started: (() => void)[] = [];
    vi.stubGlobal('setTimeout', (go: () => void) => started.push(go));
    fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' });
    vi.unstubAllGlobals();
    for (const go of started.slice(0, timers)) act(go);
    const marked = document.querySelector('[role=option][data-combobox-selected]')?.textContent;
    fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
    return marked;
  }
  test.each([0, 1, 2, 3])('is the one that Enter takes, at whatever moment it comes (%i)', async (timers) => {
    const handed: unknown[] = [];
    await draw(<Held options={few} onHanded={(next) => handed.push(next)} />);
    expect(enterAfter(timers, screen.getByRole('combobox', { name: 'Field' }))).toBe('Name');
    expect(handed).toEqual(['Name']);
  });
  test.each([0, 1, 2, 3])('also where several can be chosen (%i)', async (timers) => {
    const handed: unknown[] = [];
    await draw(<MultiPickList label="Fields" options={few} value={[]} onChange={(next) => handed.push(next)} />);
    expect(enterAfter(timers, screen.getByRole('combobox', { name: 'Fields' }))).toBe('Name');
    expect(handed).toEqual([['Name']]);
  });
  test('and filtered away is not taken, nor what came to its place', async () => {
    const many = Array.from({ length: 8 }, (_, at) => ({ value: `v${at}`, label: `Item ${at} of ${at % 2}` }));
    const handed: unknown[] = [];
    await draw(<Held options={many} onHanded={(next) => handed.push(next)} />);
    const field = screen.getByRole('combobox', { name: 'Field' });
    await userEvent.type(field, 'of 1');
    fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' });
    await waitFor(() => expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(4));
    fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
    expect(handed).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(handed).toHaveLength(1);
  });
  const towns = ['Oslo', 'Paris', 'Rome', 'Riga', 'Bern', 'Bonn'].map((label) => ({ value: label, label }));
  const drawForm = async () => {
    const handed: unknown[] = [];
    const sent = vi.fn();
    await draw(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <Held options={towns} onHanded={(next) => handed.push(next)} />
      </form>,
    );
    return { handed, sent, field: screen.getByRole('combobox', { name: 'Field' }) };
  };
  test('is not needed where a filter leaves one line: Enter takes it and does not send the form', async () => {
    const { handed, sent, field } = await drawForm();
    await userEvent.type(field, 'par');
    await waitFor(() => expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    expect(handed).toEqual(['Paris']);
    expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });
  test('is missing among several, or not filtered yet: Enter neither takes a line nor sends the form', async () => {
    const { handed, sent, field } = await drawForm();
    await userEvent.type(field, 'r{Enter}');
    await waitFor(() => expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(4));
    await userEvent.keyboard('{Enter}');
    expect(handed).toEqual([]);
    expect(sent).not.toHaveBeenCalled();
  });
});
