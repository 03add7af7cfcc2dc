import type { Catalogue } from '@homeport/grammar';
import type { RecordDifference } from './differences.ts';
import { tokensIn, tokenText } from './portable.ts';

/** A record to write, and the fields of it that wait until everything is there. */
export interface Writing {
  readonly change: RecordDifference;
  readonly later: readonly string[];
}

/**
 * The order in which records are written: after those they lead to. Where they lead to each other in a circle, relations
 * that may be empty are written at the end. `undefined`: a circle of relations that may not be empty.
 */
export function orderOfWriting(
  catalogue: Catalogue,
  changes: readonly RecordDifference[],
): readonly Writing[] | undefined {
  const textOf = ({ entity, record }: RecordDifference) => tokenText(entity, record.key);
  const waited = new Set(changes.filter(({ deed }) => deed === 'ADD').map(textOf));
  const done: Writing[] = [];
  let left = changes.map((change) => ({ change, text: textOf(change), needs: needsOf(catalogue, change) }));
  while (left.length > 0) {
    const isReady = (names: ReadonlyMap<string, readonly string[]>, own: string) =>
      [...names.values()].every((all) => all.every((name) => name === own || !waited.has(name)));
    const ready = left.filter(({ needs, text }) => isReady(needs.hard, text) && isReady(needs.soft, ''));
    if (ready.length > 0) {
      for (const { change, text } of ready) {
        done.push({ change, later: [] });
        waited.delete(text);
      }
      const written = new Set(ready);
      left = left.filter((one) => !written.has(one));
      continue;
    }
    const next = left.find(({ needs, text }) => isReady(needs.hard, text));
    if (!next) return undefined;
    const later = [...next.needs.soft]
      .filter(([, all]) => all.some((name) => waited.has(name)))
      .map(([field]) => field);
    done.push({ change: next.change, later });
    waited.delete(next.text);
    left = left.filter((one) => one !== next);
  }
  return done;
}

/** The records that a change leads to by field: `hard` ones must be there before, `soft` ones may follow. */
function needsOf(catalogue: Catalogue, { entity, fields }: RecordDifference) {
  const hard = new Map<string, readonly string[]>();
  const soft = new Map<string, readonly string[]>();
  for (const { name, there } of fields) {
    const all = tokensIn(there).map((token) => tokenText(token.$to, token.$key));
    if (all.length === 0) continue;
    const isHard = catalogue.entity(entity).fields[name]?.required === true;
    (isHard ? hard : soft).set(name, all);
  }
  return { hard, soft };
}
