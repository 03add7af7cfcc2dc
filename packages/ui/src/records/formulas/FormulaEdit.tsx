import './formulas.css';
import { type Entity, type FormulaFault, formulaFunctions, type OfferSpec, type Scope } from '@homeport/grammar';
import { useId, useMemo, useState } from 'react';
import { LongTextField } from '../../controls/LongTextField.tsx';
import type { Option } from '../../controls/options.ts';
import { PickList } from '../../controls/PickList.tsx';
import { fieldsAt } from '../fields/field-at.ts';
import { asText } from '../fields/field-texts.ts';
import { controlProps, type EditProps } from '../fields/kit.ts';
import { useRecordHost } from '../host/record-host.ts';
import { useLabels } from '../words/use-labels.ts';
import { FormulaFaults } from './FormulaFaults.tsx';
import { FormulaTests } from './FormulaTests.tsx';
import { useFormulaText } from './formula-words.ts';
import { useFormulaScope, useWatchedFormula } from './use-formula.ts';

type Edited = EditProps<'text' | 'longText'>;
const specOf = ({ at }: Edited): OfferSpec => ('offers' in at.field && at.field.offers) || { what: 'formula' };

/**
 * A formula: what is wrong stands below at its place while it is typed, names and functions are written into it from lists, and the
 * tests beside it are tried with every change.
 */
export function EditFormula(props: Edited) {
  const own = useId();
  const id = props.id ?? own;
  const spec = specOf(props);
  const about = useFormulaScope(spec.on ?? '');
  const value = asText(props.value) ?? '';
  const cases = spec.formula ? props.values[spec.formula.cases] : null;
  const { faults, tried } = useWatchedFormula(value, cases, about?.scope);
  const [text, isReady] = useFormulaText();
  const area = () => {
    const found = document.getElementById(id);
    return found instanceof HTMLTextAreaElement ? found : null;
  };
  const goTo = ({ from, to }: FormulaFault) => {
    area()?.focus();
    area()?.setSelectionRange(from, to);
  };
  const write = (piece: string) => {
    const field = area();
    const [from, to] = [field?.selectionStart ?? value.length, field?.selectionEnd ?? value.length];
    props.onChange(`${value.slice(0, from)}${piece}${value.slice(to)}`);
    field?.focus();
  };
  return (
    <div className="hp-lines">
      <LongTextField
        {...controlProps(props)}
        id={id}
        rows={4}
        maxLength={props.at.field.max}
        value={asText(props.value)}
        onChange={props.onChange}
      />
      {faults.length > 0 ? <FormulaFaults text={value} faults={faults} onPlace={goTo} /> : null}
      {tried && tried.length > 0 && isReady ? <FormulaTests tried={tried} /> : null}
      {about && isReady && !props.readOnly ? (
        <Offers {...about} label={props.label} text={text} onChoose={write} />
      ) : null}
    </div>
  );
}

interface OffersProps {
  readonly entity: Entity;
  readonly scope: Scope;
  readonly label: string;
  readonly text: ReturnType<typeof useFormulaText>[0];
  readonly onChoose: (piece: string) => void;
}
/** The names that the formula may speak of, by their labels, and the functions with what they are for. */
function Offers({ entity, scope, label, text, onChoose }: OffersProps) {
  const [chosen, setChosen] = useState(0);
  const names = useNames(entity, scope);
  const functions = formulaFunctions.map(({ name, writes }) => ({
    value: name,
    label: writes,
    description: text(`function.${name}`),
  }));
  const choose = (piece: string | null) => {
    if (piece === null) return;
    onChoose(piece);
    // What was chosen stands in the formula; the lists are empty again for the next.
    setChosen(chosen + 1);
  };
  return (
    <div className="hp-condition-parts" key={chosen}>
      <PickList label={text('names', { field: label })} options={names} value={null} onChange={choose} />
      <PickList
        label={text('functions', { field: label })}
        options={functions}
        value={null}
        onChange={(name) => choose(name === null ? null : `${name}()`)}
      />
    </div>
  );
}

function useNames(entity: Entity, scope: Scope): readonly Option[] {
  const labels = useLabels();
  const { catalogue } = useRecordHost();
  return useMemo(() => {
    const own = fieldsAt(entity);
    return Object.keys(scope.names).map((path) => {
      const [first = '', second] = path.split('.');
      const at = own.get(first);
      const target = at && 'to' in at.field && catalogue.hasEntity(at.field.to) ? catalogue.entity(at.field.to) : null;
      const further = second === undefined || !target ? undefined : fieldsAt(target).get(second);
      const label = [at, further].flatMap((one) => (one ? [labels.field(one)] : [])).join(' › ');
      return { value: path, label, description: path };
    });
  }, [entity, scope, labels, catalogue]);
}
