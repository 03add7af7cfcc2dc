import type { Argument, Expression, FormulaTree, Sign } from './tree.ts';

const binds: Readonly<Record<Sign, number>> = {
  or: 1,
  and: 2,
  '=': 3,
  '<>': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  '+': 4,
  '-': 4,
  '*': 5,
  '/': 5,
};
const written: Partial<Readonly<Record<Sign, string>>> = {
  '-': '−',
  '*': '×',
  '/': '÷',
  '<>': '≠',
  '<=': '≤',
  '>=': '≥',
};
const comparison = 3;
const unary = 6;

/** A formula as it is written by itself: one space around signs, no bracket that is not needed. Reading it gives the same tree. */
export const printFormula = ({ named, result }: FormulaTree): string =>
  [...named.map(({ name, value }) => `let ${name} = ${printExpression(value)};`), printExpression(result)].join('\n');

export function printExpression(one: Expression, above = 0): string {
  const within = (text: string, own: number) => (own < above ? `(${text})` : text);
  switch (one.is) {
    case 'number':
      return one.isPercent ? `${one.value} %` : one.value;
    case 'text':
      return `"${one.value}"`;
    case 'name':
      return one.name;
    case 'negative':
      return within(`−${printExpression(one.of, unary)}`, unary);
    case 'not':
      return within(`not ${printExpression(one.of, comparison)}`, comparison);
    case 'call':
      return `${one.name}(${one.args.map(argument).join(', ')})`;
    case 'join': {
      const own = binds[one.sign];
      // Comparisons do not go on; all others do to the right, so that only what stands there needs brackets.
      const left = printExpression(one.left, own === comparison ? own + 1 : own);
      return within(`${left} ${written[one.sign] ?? one.sign} ${printExpression(one.right, own + 1)}`, own);
    }
  }
}
const argument = ({ from, value }: Argument): string =>
  from === undefined ? printExpression(value) : `${printExpression(from)}: ${printExpression(value)}`;
