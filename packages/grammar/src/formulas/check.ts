import type { Dimension } from '../calculation/unit.ts';
import { type Checking, commonKind, figureIn, mixed, needKind, wrong } from './checking.ts';
import { type FormulaFault, faultAt, formulaRefusals as no } from './formula-refusals.ts';
import { functionNamed } from './functions.ts';
import {
  figureOfKind,
  isMoney,
  isPercent,
  isPlain,
  isSame,
  joinedBy,
  type Kind,
  type Name,
  type Names,
  numberKind,
  percentKind,
  type Scope,
  saidOf,
  unknownKind,
  type Wanted,
  yesNoKind,
} from './kinds.ts';
import { keywords, parseFormula } from './parse.ts';
import type { Call, Expression, FormulaTree } from './tree.ts';

/** A formula that makes sense, and what it comes to; or what is wrong with it, each at its place. */
export type CheckedFormula =
  | { readonly tree: FormulaTree; readonly kind: Kind; readonly faults: readonly [] }
  | { readonly faults: readonly [FormulaFault, ...FormulaFault[]] };

/** Reads a formula and holds it against what it may speak of: types, units and currencies, before anything runs. */
export function checkFormula(text: string, scope: Scope, wanted?: Wanted): CheckedFormula {
  const read = parseFormula(text);
  if ('fault' in read) return { faults: [read.fault] };
  const check = new Check(scope);
  const kind = check.formula(read.tree, wanted);
  const [first, ...others] = check.faults;
  return first ? { faults: [first, ...others] } : { tree: read.tree, kind, faults: [] };
}

class Check implements Checking {
  readonly scope: Scope;
  readonly faults: FormulaFault[] = [];
  readonly #named = new Map<string, Kind>();
  /** What was found of an expression is asked for again by its function; it is said once. */
  #known = new Map<Expression, Kind>();
  #line: Names = {};

  constructor(scope: Scope) {
    this.scope = scope;
  }

  formula({ named, result }: FormulaTree, wanted: Wanted | undefined): Kind {
    for (const { name, value, at } of named) {
      const isTaken = keywords.has(name) || this.#named.has(name) || Object.hasOwn(this.scope.names, name);
      if (isTaken) this.faults.push(faultAt(at, no.takenName({ name })));
      this.#named.set(name, this.kindOf(value));
    }
    const kind = this.kindOf(result);
    if (kind.is === 'unknown') return kind;
    if (kind.is !== 'figure') return wrong(this, result.at, no.needsFigure());
    const { dimension } = kind;
    if (wanted === undefined) {
      const isSomething = isMoney(dimension) || isPercent(dimension) || isPlain(dimension) || isOne(dimension);
      return isSomething ? kind : wrong(this, result.at, no.oddUnit({ unit: saidOf(dimension) }));
    }
    figureIn(this, result, wanted);
    return kind;
  }

  readonly kindOf = (one: Expression): Kind => {
    const known = this.#known.get(one);
    if (known) return known;
    const kind = this.#find(one);
    this.#known.set(one, kind);
    return kind;
  };
  readonly within = (names: Names, one: Expression): Kind => {
    const [line, known] = [this.#line, this.#known];
    this.#line = names;
    this.#known = new Map();
    const kind = this.kindOf(one);
    this.#line = line;
    this.#known = known;
    return kind;
  };

  #find(one: Expression): Kind {
    switch (one.is) {
      case 'number':
        return one.isPercent ? percentKind : one.value === '0' ? figureOfKind('any') : numberKind;
      case 'text':
        return { is: 'choice' };
      case 'name':
        return this.#name(one.name) ?? wrong(this, one.at, no.unknownName({ name: one.name }));
      case 'negative': {
        const dimension = figureIn(this, one.of);
        return dimension ? figureOfKind(dimension) : unknownKind;
      }
      case 'not':
        needKind(this, one.of, 'yesNo');
        return yesNoKind;
      case 'join':
        return this.#join(one);
      case 'call':
        return this.#call(one);
    }
  }
  #name(name: string): Kind | undefined {
    if (name === 'true' || name === 'false') return yesNoKind;
    const own = (all: Names): Name | undefined => (Object.hasOwn(all, name) ? all[name] : undefined);
    return own(this.#line)?.kind ?? this.#named.get(name) ?? own(this.scope.names)?.kind;
  }

  #join(one: Extract<Expression, { is: 'join' }>): Kind {
    const { sign, left, right } = one;
    switch (sign) {
      case 'and':
      case 'or':
        needKind(this, left, 'yesNo');
        needKind(this, right, 'yesNo');
        return yesNoKind;
      case '+':
      case '-':
      case '*':
      case '/': {
        const [a, b] = [figureIn(this, left), figureIn(this, right)];
        if (!a || !b) return unknownKind;
        if (sign === '*' || sign === '/') return figureOfKind(joinedBy(sign, a, b));
        return isSame(a, b) ? figureOfKind(a === 'any' ? b : a) : wrong(this, one.at, mixed(a, b));
      }
      default: {
        const kind = commonKind(this, [left, right]);
        const isOrdered = kind.is === 'figure' || kind.is === 'date' || kind.is === 'unknown';
        if (!isOrdered && sign !== '=' && sign !== '<>') wrong(this, one.at, no.needsFigure());
        if (kind.is === 'choice') this.#compared(left, right);
        return yesNoKind;
      }
    }
  }
  /** A code that is compared has to be one of the choice. */
  #compared(left: Expression, right: Expression): void {
    const both = [
      { choice: left, text: right },
      { choice: right, text: left },
    ];
    for (const { choice, text } of both) {
      const kind = this.kindOf(choice);
      if (kind.is === 'choice' && kind.among && text.is === 'text' && !kind.among.includes(text.value))
        wrong(this, text.at, no.oneOf({ choices: kind.among.join(', ') }));
    }
  }

  #call(call: Call): Kind {
    const known = functionNamed.get(call.name);
    if (!known) return wrong(this, call.at, no.unknownFunction({ name: call.name }));
    const { least, most, pairs, writes } = known;
    const isPair = (at: number): boolean => call.args[at]?.from !== undefined;
    const isFit = call.args.every((_, at) => {
      if (!pairs || at < pairs.after) return !isPair(at);
      const isAlone = at === call.args.length - 1 && (pairs.lastAlone || at === pairs.after);
      return isPair(at) || isAlone;
    });
    if (!isFit || call.args.length < least || call.args.length > most)
      return wrong(this, call.at, no.arguments({ writes }));
    return known.check(call, this);
  }
}
const isOne = (dimension: Dimension): boolean =>
  dimension !== 'any' && Object.values(dimension).length === 1 && Object.values(dimension)[0] === 1;
