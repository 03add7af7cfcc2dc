import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { MoneyField, type MoneyValue } from './MoneyField.tsx';

function Held({ onHanded }: { onHanded: (value: MoneyValue | null) => void }) {
  const [value, setValue] = useState<MoneyValue | null>({ amount: null, currency: null });
  const change = (next: MoneyValue | null) => {
    onHanded(next);
    setValue(next);
  };
  return <MoneyField label="Amount" value={value} onChange={change} />;
}

test('an amount is not written anew under the hands of who types, though its first digit chooses the company’s currency', async () => {
  const handed: (MoneyValue | null)[] = [];
  await draw(<Held onHanded={(value) => handed.push(value)} />, { companyCurrency: 'EUR' });
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  await userEvent.type(input, '1250');
  expect(input.value).toBe('1250');
  expect(handed.at(-1)).toEqual({ amount: '1250', currency: 'EUR' });
  await userEvent.tab();
  expect(input.value).toBe('1,250.00');
});
