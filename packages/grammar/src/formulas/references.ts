import type { Expression, FormulaTree, Place } from './tree.ts';

/** What a formula speaks of besides the record: other formulas and tables by their code, and where. */
export interface Reference {
  readonly to: 'formula' | 'table';
  readonly code: string;
  readonly at: Place;
}
export function referencesIn({ named, result }: FormulaTree): readonly Reference[] {
  const found: Reference[] = [];
  const look = (one: Expression): void => {
    if (one.is === 'negative' || one.is === 'not') look(one.of);
    if (one.is === 'join') {
      look(one.left);
      look(one.right);
    }
    if (one.is !== 'call') return;
    const [first] = one.args;
    if ((one.name === 'formula' || one.name === 'table') && first?.value.is === 'text')
      found.push({ to: one.name, code: first.value.value, at: one.at });
    for (const { from, value } of one.args) {
      if (from) look(from);
      look(value);
    }
  };
  for (const { value } of named) look(value);
  look(result);
  return found;
}
