import { Figure, number, sum as sumOf } from '../../calculation/figure.ts';
import { argOf, wrong } from '../checking.ts';
import type { FormulaFunction } from '../formula-function.ts';
import { formulaRefusals as no } from '../formula-refusals.ts';
import { type GivenNames, type Names, numberKind, unknownKind } from '../kinds.ts';
import { printExpression } from '../print.ts';
import type { Call } from '../tree.ts';
import { Unworkable, type Value, type Working } from '../working.ts';

interface Lines {
  readonly names: Names;
  readonly lines: readonly GivenNames[];
}
function linesOf(call: Call, working: Working): Lines {
  const list = argOf(call, 0);
  const lines: Value = working.value(list);
  const kind = list.is === 'name' ? working.scope.names[list.name]?.kind : undefined;
  if (kind?.is !== 'lines' || !isLines(lines)) throw new Unworkable(list.at, no.needsLines());
  return { names: kind.names, lines };
}
const isLines = (value: Value): value is readonly GivenNames[] => Array.isArray(value);

const sum: FormulaFunction = {
  name: 'sum',
  writes: 'sum(list, value of each)',
  says: 'Adds up a value over the records of a list. Names of the record in the list go before those of the record itself.',
  example: { formula: 'sum(items, cost × pieces)', comesTo: '420' },
  least: 2,
  most: 2,
  check: (call, checking) => {
    const [list, each] = [argOf(call, 0), argOf(call, 1)];
    const kind = checking.kindOf(list);
    if (kind.is === 'unknown') return kind;
    if (kind.is !== 'lines') return wrong(checking, list.at, no.needsLines());
    const found = checking.within(kind.names, each);
    return found.is === 'figure' || found.is === 'unknown' ? found : wrong(checking, each.at, no.needsFigure());
  },
  work: (call, working) => {
    const { names, lines } = linesOf(call, working);
    const each = argOf(call, 1);
    return sumOf(
      lines.map((line) => {
        const value = working.within(names, line, each);
        if (value instanceof Figure) return value;
        throw new Unworkable(each.at, no.needsFigure());
      }),
    );
  },
};

const count: FormulaFunction = {
  name: 'count',
  writes: 'count(list, condition)',
  says: 'How many records a list has; with a condition those that it holds for.',
  example: { formula: 'count(items, pieces > 1)', comesTo: '1' },
  least: 1,
  most: 2,
  check: (call, checking) => {
    const [list, condition] = call.args;
    const kind = checking.kindOf(list?.value ?? call);
    if (kind.is === 'unknown') return kind;
    if (kind.is !== 'lines') return wrong(checking, list?.value.at ?? call.at, no.needsLines());
    if (!condition) return numberKind;
    const found = checking.within(kind.names, condition.value);
    if (found.is === 'unknown') return unknownKind;
    return found.is === 'yesNo' ? numberKind : wrong(checking, condition.value.at, no.needsYesNo());
  },
  work: (call, working) => {
    const { names, lines } = linesOf(call, working);
    const condition = call.args[1]?.value;
    const found = condition ? lines.filter((line) => working.within(names, line, condition) === true) : lines;
    const label = printExpression(call);
    const value = String(found.length);
    return new Figure(number(value), {}, { is: 'input', name: label, label, value, unit: { kind: 'number' } });
  },
};

export const listFunctions: readonly FormulaFunction[] = [sum, count];
