import type { FormDetail } from '@homeport/model/forms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { FormFlow } from './FormFlow.tsx';
import en from './words/en.json' with { type: 'json' };

const form = {
  ...{ id: 'f1', name: 'Shipping', state: 'IN_PROGRESS', step: 'one', values: {}, pageRules: [], parameters: {} },
  userDefinedFields: {
    steps: [
      {
        code: 'one',
        title: 'One',
        sections: [
          {
            code: 'first',
            fields: [
              { code: 'boxes', type: 'number', label: 'Boxes' },
              { code: 'street', type: 'text', label: 'Street', required: true },
            ],
          },
        ],
      },
      { code: 'two', title: 'Two', sections: [{ code: 'b', fields: [{ code: 'x', type: 'text', label: 'X' }] }] },
    ],
  },
} as unknown as FormDetail;

test('what cannot be read and what is missing on a step are said together, and the step is left once both are mended', async () => {
  const onStep = vi.fn();
  const { container } = await draw(
    <FormFlow form={form} step="one" onStep={onStep} save={async () => ({}) as never} />,
    { userId: 'ana', locale: 'en' },
    { en: { content: en } },
  );
  const boxes = screen.getByRole('textbox', { name: /Boxes/ });
  await userEvent.type(boxes, 'a few');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const said = () => [...container.querySelectorAll('.hp-errors li')].map((line) => line.textContent);
  expect(said()).toHaveLength(2);
  expect(said()[0]).toContain('Enter a number');
  for (const name of [/Boxes/, /Street/])
    expect(screen.getByRole('textbox', { name }).getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(boxes);
  await userEvent.type(boxes, '3');
  expect(said()).toHaveLength(1);
  await userEvent.type(screen.getByRole('textbox', { name: /Street/ }), 'Main Street 1');
  expect(onStep).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onStep).toHaveBeenCalledWith('two');
});
