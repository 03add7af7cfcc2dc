import { type FormulaFault, formulaRefusals, type RefusalSpec } from '@homeport/grammar';
import { useLabels } from '../words/use-labels.ts';

const specs: Readonly<Record<string, RefusalSpec>> = formulaRefusals.$specs;
/** Characters that are shown on either side of what is wrong. */
const around = 24;

/** What a refusal of a formula says to the reader. */
export function useFormulaSentence(): (refusal: FormulaFault['refusal']) => string {
  const labels = useLabels();
  return ({ code, params = {} }) => labels.refusal(code, params, specs[code.replace(/^formula\./, '')]);
}

/** What is wrong with a formula, each with its place in the text; choosing one goes there. */
export function FormulaFaults({
  text,
  faults,
  onPlace,
}: {
  readonly text: string;
  readonly faults: readonly FormulaFault[];
  readonly onPlace: (fault: FormulaFault) => void;
}) {
  const sentence = useFormulaSentence();
  return (
    <ul className="hp-formula-lines" aria-live="polite">
      {faults.map((fault) => (
        <li key={`${fault.from} ${fault.refusal.code}`}>
          <button type="button" className="hp-plain-button hp-formula-fault" onClick={() => onPlace(fault)}>
            <span className="hp-field-error">{sentence(fault.refusal)}</span>
            <code>
              {fault.from > around ? '…' : ''}
              {text.slice(Math.max(0, fault.from - around), fault.from)}
              <mark>{text.slice(fault.from, fault.to) || '▁'}</mark>
              {text.slice(fault.to, fault.to + around)}
              {fault.to + around < text.length ? '…' : ''}
            </code>
          </button>
        </li>
      ))}
    </ul>
  );
}
