import type { Trace, TraceNode, TraceSource } from './trace.ts';

/** The records that a figure was worked out from, also those behind its inputs, in the order of the formula; one may come twice. */
export const sourcesOf = ({ result }: Trace): readonly TraceSource[] => sourcesIn(result);

function sourcesIn(node: TraceNode): readonly TraceSource[] {
  if (node.is === 'constant' || node.is === 'withheld') return [];
  if (node.is !== 'input') return node.of.flatMap(sourcesIn);
  return [...(node.source ? [node.source] : []), ...(node.from ? sourcesOf(node.from) : [])];
}
