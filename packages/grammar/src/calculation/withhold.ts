import type { InputNode, StepNode, Trace, TraceNode, TraceSource, WithheldNode } from './trace.ts';

/**
 * A trace as a reader may see it. Where all sources are open it stays as it is. Where one is closed, the result stands alone,
 * with the names of what it was made of: one figure that is left out can be worked out from the result and all the others, so
 * the others go with it, and so do the signs and numbers of the formula. What the result itself is was asked before this: it is
 * a field that the reader sees.
 */
export function withhold(trace: Trace, mayRead: (source: TraceSource) => boolean): Trace {
  const { result } = trace;
  if (!result.of.some((node) => isClosed(node, mayRead))) return trace;
  const all = result.of.flatMap((node) => names(node, mayRead));
  const of = [...Map.groupBy(all, ({ name }) => name).values()].flatMap(
    (same) => same.find(({ why }) => why === 'closed') ?? same.slice(0, 1),
  );
  return { ...trace, result: { ...result, of } };
}

type MayRead = (source: TraceSource) => boolean;

function isClosed(node: TraceNode, mayRead: MayRead): boolean {
  if (node.is === 'withheld') return true;
  if (node.is === 'constant') return false;
  if (node.is !== 'input') return node.of.some((one) => isClosed(one, mayRead));
  const isOwn = node.source !== undefined && !mayRead(node.source);
  return isOwn || (node.from?.result.of.some((one) => isClosed(one, mayRead)) ?? false);
}

/** The inputs and steps directly below. */
function names(node: TraceNode, mayRead: MayRead): WithheldNode[] {
  if (node.is === 'withheld') return [node];
  if (node.is === 'constant') return [];
  if (node.is === 'input' || node.is === 'step') return [nameOf(node, isClosed(node, mayRead))];
  return node.of.flatMap((one) => names(one, mayRead));
}

const nameOf = ({ name, label }: InputNode | StepNode, isClosed: boolean): WithheldNode => ({
  is: 'withheld',
  why: isClosed ? 'closed' : 'tells',
  name,
  label,
});
