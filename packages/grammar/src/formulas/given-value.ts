import { Figure } from '../calculation/figure.ts';
import type { InputNode } from '../calculation/trace.ts';
import { dimensionOf, type Unit } from '../calculation/unit.ts';
import { Exact } from '../exact.ts';
import type { GivenValue, Name } from './kinds.ts';
import { unitGiven, type Value } from './working.ts';

const decimal = /^[-+]?\d{1,60}(\.\d{1,90})?$/;

/** A figure that was handed in, with where it is from. What was not given counts as zero, and its trace says so. */
export function figureGiven(name: string, said: Name, given: GivenValue | undefined): Figure {
  const { value = null, source, title, trace } = given ?? {};
  const text = value === null || typeof value === 'boolean' ? '' : String(value);
  const isThere = decimal.test(text);
  const exact = new Exact(isThere ? text : 0);
  const unit: Unit | undefined = unitGiven(said, given?.unit);
  const node: InputNode = {
    is: 'input',
    name,
    label: said.label,
    value: isThere ? text : '0',
    unit: unit ?? { kind: 'number' },
    ...(title !== undefined && { title }),
    ...(!isThere && { isMissing: true }),
    ...(source && { source }),
    ...(trace && { from: trace }),
  };
  // An amount whose currency was not entered goes with others of the same field only.
  const dimension = unit ? dimensionOf(unit) : said.kind.is === 'figure' ? said.kind.dimension : {};
  return new Figure({ value: exact }, dimension, node);
}

/** What was handed in for a name, as its kind has it. */
export function valueGiven(name: string, said: Name, given: GivenValue | undefined): Value {
  const value = given?.value ?? null;
  switch (said.kind.is) {
    case 'figure':
      return figureGiven(name, said, given);
    case 'yesNo':
      return value === true;
    default:
      return typeof value === 'string' ? value : null;
  }
}
