import {
  checkAnswers,
  evaluatePage,
  fieldsOf,
  type PageDefinition,
  type PageField,
  type PageValue,
  storedAnswer,
} from '@homeport/model/forms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { Answers } from './Answers.tsx';
import { FormFields } from './FormFields.tsx';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

const pageIn = (currency: string) =>
  ({
    steps: [
      {
        code: 'one',
        title: 'One',
        sections: [{ code: 'first', fields: [{ code: 'rent', type: 'money', label: 'Rent', currency }] }],
      },
    ],
  }) as unknown as PageDefinition;

function Form({ page, onSend }: { page: PageDefinition; onSend: (value: PageValue) => void }) {
  const [value, setValue] = useState<PageValue>(null);
  const answer = (next: PageValue) => {
    setValue(next);
    onSend(next);
  };
  return (
    <FormFields
      step={page.steps[0] as PageDefinition['steps'][number]}
      state={evaluatePage(page, [], { rent: value }, {})}
      messageOf={() => undefined}
      onAnswer={(_, next) => answer(next)}
    />
  );
}
/** Types an amount into a form and gives what is sent, what the server keeps, and what is shown of it. */
async function answered(typed: string, currency: string, locale: 'en' | 'es' | 'fr') {
  const page = pageIn(currency);
  const [step] = page.steps as [PageDefinition['steps'][number]];
  const [field] = fieldsOf(page) as [PageField];
  const sending: PageValue[] = [];
  const bundles = { en: { content: en }, es: { content: es }, fr: { content: fr } };
  const form = await draw(<Form page={page} onSend={(value) => sending.push(value)} />, { locale }, bundles);
  await userEvent.type(screen.getByRole('textbox'), typed);
  await userEvent.tab();
  form.unmount();
  const kept = storedAnswer(field, sending.at(-1) ?? null);
  const state = evaluatePage(page, [], { rent: kept }, {});
  const faults = checkAnswers(page, state, locale).map(({ code }) => code);
  const shown = await draw(
    <Answers step={step} visible={state.visible} values={{ rent: kept }} />,
    { locale },
    bundles,
  );
  const text = shown.container.querySelector('dd')?.textContent?.replace(/[\u00a0\u202f]/g, ' ');
  shown.unmount();
  return [kept, text, faults];
}

test.each([
  ['0.10', 'EUR', 'en', '0.10', 'EUR 0.10'],
  ['0.1', 'EUR', 'en', '0.10', 'EUR 0.10'],
  ['0,10', 'EUR', 'fr', '0.10', '0,10 EUR'],
  ['1234567.891', 'KWD', 'en', '1234567.891', 'KWD 1,234,567.891'],
  ['1 234 567,891', 'KWD', 'fr', '1234567.891', '1 234 567,891 KWD'],
  ['1.234.567,891', 'KWD', 'es', '1234567.891', '1.234.567,891 KWD'],
  // Beyond what a floating point number holds.
  ['900719925474099.31', 'EUR', 'en', '900719925474099.31', 'EUR 900,719,925,474,099.31'],
  ['1250', 'JPY', 'en', '1250', 'JPY 1,250'],
] as const)('%s %s typed in %s is kept as %s and read as %s', async (typed, currency, locale, kept, shown) => {
  expect(await answered(typed, currency, locale)).toEqual([kept, shown, []]);
});

test('more decimals than the currency has are refused at the field and by the server, never cut', async () => {
  const [kept] = await answered('10.125', 'EUR', 'en');
  expect(kept).toBeNull();
  const page = pageIn('EUR');
  const faults = checkAnswers(page, evaluatePage(page, [], { rent: '10.125' }, {}), 'en');
  expect(faults.map(({ code }) => code)).toEqual(['input.tooManyDecimals']);
  await draw(<Form page={page} onSend={() => undefined} />, { locale: 'fr' }, { fr: { content: fr } });
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '12345,678');
  await userEvent.tab();
  expect(await screen.findByText('Utilisez au plus 2 décimales.')).toBeTruthy();
});

test('an amount that is sent as a number is kept as text in the same form, and what is no number is left to the check', () => {
  const keep = (value: PageValue, type = 'money') =>
    storedAnswer({ code: 'a', label: 'A', type, currency: 'EUR' } as never, value);
  expect([keep(0.1), keep('0.1'), keep('12'), keep('-3.50')]).toEqual(['0.10', '0.10', '12.00', '-3.50']);
  expect([keep('ten'), keep(''), keep(null), keep(true)]).toEqual(['ten', '', null, true]);
  expect([keep(2, 'number'), keep('0.50', 'number'), keep('007', 'text')]).toEqual(['2', '0.50', '007']);
});
