import type { Calculated } from '../calculation/define-calculation.ts';
import { Figure, number, written } from '../calculation/figure.ts';
import type { StepNode, Trace } from '../calculation/trace.ts';
import { type Dimension, type Unit, unitOf } from '../calculation/unit.ts';
import { mixed } from './checking.ts';
import { type FormulaFault, formulaRefusals as no } from './formula-refusals.ts';
import { functionNamed } from './functions.ts';
import { valueGiven } from './given-value.ts';
import { type Given, type GivenNames, isMoney, isPercent, isSame, type Names, type Scope, takesPart } from './kinds.ts';
import { formulaLimits } from './limits.ts';
import type { Expression, FormulaTree } from './tree.ts';
import { Unworkable, type Value, type Working } from './working.ts';

/** What a formula is called where its trace is read. */
export interface Called {
  readonly name: string;
  readonly label: string;
  /** The text of the formula, or where it stands. */
  readonly source: string;
}
export type WorkedFormula = Calculated | { readonly fault: FormulaFault };

/**
 * Works a checked formula out: value and trace, as a declared calculation has them, or the place at which there is no value (nothing to
 * divide by, nothing in the table). Never throws for a formula that was checked in this scope.
 */
export function workFormula(tree: FormulaTree, scope: Scope, given: Given, called: Called): WorkedFormula {
  try {
    const result = new Work(scope, given).formula(tree);
    const node = stepOf('result', called.label, result);
    const trace: Trace = { trace: 1, calculation: called.name, formulaFrom: called.source, result: node };
    return { value: node.value, unit: node.unit, trace };
  } catch (stopped) {
    if (stopped instanceof Unworkable) return { fault: stopped.fault };
    throw stopped;
  }
}

const unitIn = (dimension: Dimension): Unit => {
  const kind =
    dimension === 'any' ? 'number' : isMoney(dimension) ? 'money' : isPercent(dimension) ? 'percent' : 'number';
  const [of] = dimension === 'any' ? [] : Object.keys(dimension);
  return unitOf('result', kind, dimension, kind === 'number' ? of : undefined);
};
const stepOf = (name: string, label: string, figure: Figure): StepNode => ({
  is: 'step',
  name,
  label,
  value: written(figure),
  unit: unitIn(figure.dimension),
  of: [figure.node],
});

class Work implements Working {
  readonly scope: Scope;
  readonly given: Given;
  readonly #named = new Map<string, Value>();
  #line: { readonly names: Names; readonly given: GivenNames } | undefined;
  #steps = 0;

  constructor(scope: Scope, given: Given) {
    this.scope = scope;
    this.given = given;
  }

  formula({ named, result }: FormulaTree): Figure {
    for (const { name, value } of named) {
      const found = this.value(value);
      this.#named.set(name, found instanceof Figure ? called(name, found) : found);
    }
    const found = this.value(result);
    if (found instanceof Figure) return found;
    throw new Unworkable(result.at, no.needsFigure());
  }

  readonly value = (one: Expression): Value => {
    this.#steps += 1;
    if (this.#steps > formulaLimits.steps) throw new Unworkable(one.at, no.tooManySteps());
    const found = this.#find(one);
    if (found instanceof Figure && found.value.e >= formulaLimits.digits) throw new Unworkable(one.at, no.tooLarge());
    return found;
  };
  readonly within = (names: Names, line: GivenNames, one: Expression): Value => {
    const before = this.#line;
    this.#line = { names, given: line };
    const found = this.value(one);
    this.#line = before;
    return found;
  };

  #find(one: Expression): Value {
    switch (one.is) {
      case 'number':
        return one.isPercent ? percentage(one.value) : number(one.value);
      case 'text':
        return one.value;
      case 'name':
        return this.#name(one.name);
      case 'negative':
        return this.#negative(one.of);
      case 'not':
        return this.value(one.of) !== true;
      case 'join':
        return this.#join(one);
      case 'call': {
        const known = functionNamed.get(one.name);
        if (!known) throw new Unworkable(one.at, no.unknownFunction({ name: one.name }));
        return known.work(one, this);
      }
    }
  }

  #name(name: string): Value {
    if (name === 'true' || name === 'false') return name === 'true';
    if (this.#line && Object.hasOwn(this.#line.names, name)) return read(name, this.#line.names, this.#line.given);
    return this.#named.has(name) ? (this.#named.get(name) ?? null) : read(name, this.scope.names, this.given.names);
  }
  #negative(of: Expression): Figure {
    const figure = this.#figure(of);
    if (of.is === 'number') return new Figure({ value: figure.value.neg() }, figure.dimension, minus(figure));
    return number(0).minus(figure);
  }
  #figure(one: Expression): Figure {
    const value = this.value(one);
    if (value instanceof Figure) return value;
    throw new Unworkable(one.at, no.needsFigure());
  }

  #join({ sign, left, right, at }: Extract<Expression, { is: 'join' }>): Value {
    // What decides already is not worked out further: and, or.
    if (sign === 'and') return this.value(left) === true && this.value(right) === true;
    if (sign === 'or') return this.value(left) === true || this.value(right) === true;
    if (sign !== '+' && sign !== '-' && sign !== '*' && sign !== '/')
      return compare(sign, this.value(left), this.value(right), (a, b) => new Unworkable(at, mixed(a, b)));
    const [a, b] = [this.#figure(left), this.#figure(right)];
    if (sign === '+' || sign === '-') {
      if (!isSame(a.dimension, b.dimension)) throw new Unworkable(at, mixed(a.dimension, b.dimension));
      return sign === '+' ? a.plus(b) : a.minus(b);
    }
    if (sign === '/' && b.value.isZero()) throw new Unworkable(right.at, no.dividedByZero());
    const part = takesPart(sign, a.dimension, b.dimension);
    const [x, y] = [part === 'left' ? a.fraction() : a, part === 'right' ? b.fraction() : b];
    return sign === '*' ? x.times(y) : x.dividedBy(y);
  }
}

const read = (name: string, names: Names, given: GivenNames): Value => {
  const said = Object.hasOwn(names, name) ? names[name] : undefined;
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (!said) return null;
  if (isLines(value)) return value;
  return said.kind.is === 'lines' ? [] : valueGiven(name, said, value);
};
const isLines = (value: GivenNames[string] | undefined): value is readonly GivenNames[] => Array.isArray(value);

const percentage = (value: string): Figure => {
  const plain = number(value);
  return new Figure(plain, { '%': 1 }, { is: 'constant', value: plain.value.toFixed(), unit: { kind: 'percent' } });
};
const minus = ({ value, node }: Figure): Figure['node'] =>
  node.is === 'constant' ? { ...node, value: value.neg().toFixed() } : node;
/** A named value on the way; where it counts something odd (an amount for each day), it stays a part of the whole. */
function called(name: string, figure: Figure): Figure {
  const powers = figure.dimension === 'any' ? [1] : Object.values(figure.dimension);
  if (powers.length > 1 || powers.some((power) => power !== 1)) return figure;
  return new Figure(figure, figure.dimension, stepOf(name, name, figure));
}

type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';
function compare(
  sign: Comparison,
  left: Value,
  right: Value,
  unfit: (a: Dimension, b: Dimension) => Unworkable,
): boolean {
  if (left instanceof Figure && right instanceof Figure) {
    if (!isSame(left.dimension, right.dimension)) throw unfit(left.dimension, right.dimension);
    return holds(sign, left.value.comparedTo(right.value));
  }
  if (typeof left === 'string' && typeof right === 'string')
    return holds(sign, left < right ? -1 : left > right ? 1 : 0);
  // What is not there is equal to nothing and neither before nor after anything.
  if (left === null || right === null) return sign === '<>' && left !== right;
  return sign === '=' ? left === right : sign === '<>' && left !== right;
}
const holds = (sign: Comparison, order: number): boolean =>
  ({ '=': order === 0, '<>': order !== 0, '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 })[sign];
