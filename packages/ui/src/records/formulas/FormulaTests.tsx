import type { TriedCase } from '@homeport/grammar';
import { ExplainNumber } from '../../explain/ExplainNumber.tsx';
import { useFormats } from '../../language/settings.tsx';
import { useFormulaSentence } from './FormulaFaults.tsx';
import { useFormulaText } from './formula-words.ts';

/** How the tests beside a formula come out with it as it is typed. What they come to can be opened. */
export function FormulaTests({ tried }: { readonly tried: readonly TriedCase[] }) {
  const [text] = useFormulaText();
  const sentence = useFormulaSentence();
  const formats = useFormats();
  return (
    <ul className="hp-formula-lines" aria-live="polite">
      {tried.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tests have no ids, and two may have one name.
        <li key={at}>
          {one.refusal ? (
            <span className="hp-field-error">{sentence(one.refusal)}</span>
          ) : (
            <span>{text('fits', { name: one.name })}</span>
          )}
          {one.found ? (
            <ExplainNumber label={one.name} explained={one.found.trace}>
              {one.found.unit.kind === 'money'
                ? formats.money(one.found.value, one.found.unit.currency)
                : one.found.unit.kind === 'percent'
                  ? formats.percent(one.found.value)
                  : formats.number(one.found.value)}
            </ExplainNumber>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
