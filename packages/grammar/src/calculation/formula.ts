import type { InputNode, RoundNode, StepNode, TraceNode, WithheldNode } from './trace.ts';
import type { Unit } from './unit.ts';

/** A part of a formula that has a name: it is named, or its figure is written in its place. */
export type NamedNode = InputNode | StepNode | WithheldNode;

/** How a reader writes what a formula is made of. */
export interface FormulaWords {
  readonly part: (node: NamedNode) => string;
  /** A number of the formula itself; with a unit where that is written with it: 10 %. */
  readonly number: (value: string, unit?: Unit) => string;
  /** Many summands of one name: "the sum of 40 lines"; undefined where they are to be written one by one. */
  readonly several?: (node: InputNode, count: number) => string;
  readonly least: (parts: readonly string[]) => string;
  readonly greatest: (parts: readonly string[]) => string;
}

/**
 * The formula of a step over its parts, with × and ÷ before + and −. Percentages stand as they are (22 % is 0.22), and rounding
 * is no sign of the formula: see `roundingsOf`. Empty where the inside of the step is withheld.
 */
export function formulaOf(step: StepNode, words: FormulaWords): string {
  if (step.of.some((node) => node.is === 'withheld')) return '';
  return step.of.map((node) => text(node, words).text).join('');
}

interface Written {
  readonly text: string;
  /** 1: a sum, 2: a product, 3: stands by itself. */
  readonly binds: 1 | 2 | 3;
}
const signs = { sum: ' + ', minus: ' − ', times: ' × ', dividedBy: ' ÷ ' } as const;

function text(node: TraceNode, words: FormulaWords): Written {
  switch (node.is) {
    case 'constant':
      return { text: words.number(node.value, node.unit), binds: 3 };
    case 'input':
    case 'step':
    case 'withheld':
      return { text: words.part(node), binds: 3 };
    case 'round':
    case 'fraction':
    case 'percent':
      return node.of.map((one) => text(one, words))[0] ?? { text: '', binds: 3 };
    case 'least':
    case 'greatest':
      return { text: words[node.is](node.of.map((one) => text(one, words).text)), binds: 3 };
    default:
      return joined(node.is, node.of, words);
  }
}

function joined(is: keyof typeof signs, of: readonly TraceNode[], words: FormulaWords): Written {
  const [first] = of;
  if (first === undefined) return { text: words.number('0'), binds: 3 };
  const isOfOneName = first.is === 'input' && of.every((one) => one.is === 'input' && one.name === first.name);
  if (is === 'sum' && isOfOneName && of.length > 1 && words.several)
    return { text: words.several(first, of.length), binds: 3 };
  const binds = is === 'sum' || is === 'minus' ? 1 : 2;
  const parts = of.map((one, at) => {
    const part = text(one, words);
    // What is taken away or divided by stands in brackets of its own where it is a sum or a product itself.
    const isLoose = at > 0 && (is === 'minus' || is === 'dividedBy') ? part.binds <= binds : part.binds < binds;
    return isLoose ? `(${part.text})` : part.text;
  });
  return { text: parts.join(signs[is]), binds: of.length === 1 ? 3 : binds };
}

/** The named parts of a step, each once, in the order of its formula. */
export function partsOf(step: StepNode): readonly NamedNode[] {
  const parts = new Map<string, NamedNode>();
  const look = (node: TraceNode): void => {
    if (node.is === 'constant') return;
    if (node.is === 'input' || node.is === 'step' || node.is === 'withheld') {
      const key = `${node.is}:${node.name}:${node.is === 'input' ? (node.at ?? '') : ''}`;
      if (!parts.has(key)) parts.set(key, node);
    } else node.of.forEach(look);
  };
  step.of.forEach(look);
  return [...parts.values()];
}

/** How a step rounds: each way once, the last rounding first. Empty: nothing had to be rounded. */
export function roundingsOf(step: StepNode): readonly Pick<RoundNode, 'mode' | 'decimals'>[] {
  const found = new Map<string, Pick<RoundNode, 'mode' | 'decimals'>>();
  const look = (node: TraceNode): void => {
    if (node.is === 'round' && !node.isExact)
      found.set(`${node.mode}${node.decimals}`, { mode: node.mode, decimals: node.decimals });
    if ('of' in node && node.is !== 'step') node.of.forEach(look);
  };
  step.of.forEach(look);
  return [...found.values()];
}
