import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { DateField } from './DateField.tsx';
import { DecimalField, decimalFault } from './DecimalField.tsx';

test('a limit is told as people write it: the least amount of a currency, nothing with an exponent', () => {
  expect(decimalFault('0', { min: 0.0001, decimals: 2 }, 'fr')).toEqual(['field.tooSmall', { min: '0,01' }]);
  expect(decimalFault('0', { min: 0.0001, decimals: 0 }, 'en')).toEqual(['field.tooSmall', { min: '1' }]);
  expect(decimalFault('0', { min: 1e-10, decimals: 10 }, 'en')).toEqual(['field.aboveZero', {}]);
  expect(decimalFault('4', { min: 5, decimals: 2 }, 'en')).toEqual(['field.tooSmall', { min: '5' }]);
  expect(decimalFault('-1', { min: 0, decimals: 2 }, 'en')).toEqual(['field.tooSmall', { min: '0' }]);
});

test('a number of many decimals is asked for with two, and a day comes later or earlier', async () => {
  const none = () => undefined;
  await draw(
    <form>
      <DecimalField label="Rate" value={null} onChange={none} decimals={10} />
      <DateField label="From" value={null} onChange={none} min="2026-11-24" />
      <DateField label="Born" value={null} onChange={none} max="2026-11-24" />
      <button type="submit">Send</button>
    </form>,
  );
  const type = (label: string, typed: string) => userEvent.type(screen.getByRole('textbox', { name: label }), typed);
  await type('Rate', 'many');
  await type('From', '23-11-2026');
  await type('Born', '25-11-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Enter a number such as 1,250.50.')).toBeTruthy();
  expect(screen.getByText(/^Enter 24.11.2026 or later\.$/)).toBeTruthy();
  expect(screen.getByText(/^Enter 24.11.2026 or earlier\.$/)).toBeTruthy();
});
