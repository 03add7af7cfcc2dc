import { Exact } from '../exact.ts';
import type { Calculated } from './define-calculation.ts';
import { round, roundNode, type Worked, work, written } from './figure.ts';
import type { InputNode, StepNode, Trace, TraceNode } from './trace.ts';

/**
 * Works a trace out again from what was handed in, with the same formula and rounding. `instead` replaces inputs by name: the
 * approved part of a submitted amount is converted like the whole. Throws where a part is withheld.
 */
export function replay(trace: Trace, instead: Readonly<Record<string, string>> = {}): Calculated {
  const { worked, node } = stepAgain(trace.result, instead);
  return { value: written(worked), unit: node.unit, trace: { ...trace, result: node } };
}

interface Again<N extends TraceNode = TraceNode> {
  readonly worked: Worked;
  readonly node: N;
}
type Instead = Readonly<Record<string, string>>;

function stepAgain(node: StepNode, instead: Instead): Again<StepNode> {
  const { worked, node: inner } = only(node.of, instead);
  return { worked, node: { ...node, value: written(worked), of: [inner] } };
}
function only([inner]: readonly TraceNode[], instead: Instead): Again {
  if (inner === undefined) throw new Error('a step has nothing to be worked out from');
  return again(inner, instead);
}
function again(node: TraceNode, instead: Instead): Again {
  switch (node.is) {
    case 'withheld':
      throw new Error(`${node.name} is withheld`);
    case 'constant':
      return { worked: { value: new Exact(node.value) }, node };
    case 'input':
      return inputAgain(node, Object.hasOwn(instead, node.name) ? instead[node.name] : undefined);
    case 'step':
      return stepAgain(node, instead);
    case 'round': {
      const { worked, node: inner } = only(node.of, instead);
      const rounded = round(worked, node.mode, node.decimals);
      return { worked: rounded, node: roundNode(worked, rounded, { ...node, of: [inner] }) };
    }
    default: {
      const parts = node.of.map((one) => again(one, instead));
      const of = parts.map((one) => one.node);
      return {
        worked: work(
          node.is,
          parts.map((one) => one.worked),
        ),
        node: { ...node, of },
      };
    }
  }
}

function inputAgain(node: InputNode, instead: string | undefined): Again {
  if (instead !== undefined) {
    const { from: _, ...rest } = node;
    return { worked: { value: new Exact(instead) }, node: { ...rest, value: instead } };
  }
  if (node.from === undefined) return { worked: { value: new Exact(node.value) }, node };
  // Figures that come from another calculation are worked out as well: a trace is whole down to what was handed in.
  const inner = replay(node.from);
  return { worked: { value: new Exact(inner.value) }, node: { ...node, value: inner.value, from: inner.trace } };
}

/** The inputs of a trace, in the order of its formula; those of calculations that it leads into are not among them. */
export function inputsOf(trace: Trace): readonly InputNode[] {
  const found: InputNode[] = [];
  const look = (node: TraceNode): void => {
    if (node.is === 'input') found.push(node);
    else if ('of' in node) node.of.forEach(look);
  };
  trace.result.of.forEach(look);
  return found;
}
