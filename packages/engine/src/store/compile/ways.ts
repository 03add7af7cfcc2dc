import { type Condition, type Filter, isCondition } from '@homeport/grammar';

/** A condition on its way along a path: it knows the whole path that it was asked with. */
export type OnItsWay = Condition & { readonly whole: string };
/** A filter, or what is left of one after a step. */
export type Told = Filter | OnItsWay;
/** What a related record has to fulfil, and the whole path of its first condition. */
export interface Way {
  readonly via: string;
  readonly of: Told;
  readonly whole: string;
}

/**
 * Conditions that follow each other along the same relation, taken together: the related record is looked at once, and can be joined,
 * where each condition would have looked at it again for each row. The order of the conditions stays. `mayJoin` says of
 * which relations that means the same.
 */
export function byWay(filter: Exclude<Filter, Condition>, mayJoin: (wire: string) => boolean): readonly (Told | Way)[] {
  const isAll = 'all' in filter;
  const found: (Told | Way)[] = [];
  let run: { readonly via: string; readonly parts: OnItsWay[] } | undefined;
  const close = (): void => {
    const [first] = run?.parts ?? [];
    if (run && first) {
      const of = run.parts.length === 1 ? first : isAll ? { all: run.parts } : { any: run.parts };
      found.push({ via: run.via, of, whole: first.whole });
    }
    run = undefined;
  };
  for (const part of isAll ? filter.all : filter.any) {
    const step = isCondition(part) ? stepOf(part) : undefined;
    if (!step || !mayJoin(step.via)) {
      close();
      found.push(part);
      continue;
    }
    if (run?.via !== step.via) {
      close();
      run = { via: step.via, parts: [] };
    }
    run.parts.push(step.rest);
  }
  close();
  return found;
}

/** The first relation of a condition's path and what it asks there; undefined where it asks the record itself. */
export function stepOf(condition: Condition | OnItsWay): { readonly via: string; readonly rest: OnItsWay } | undefined {
  const [via = '', ...rest] = condition.field.split('.');
  if (rest.length === 0 || (rest.length === 1 && rest[0] === 'id')) return undefined;
  return { via, rest: { ...condition, field: rest.join('.'), whole: wholeOf(condition) } };
}

/** The path as it was asked. */
export const wholeOf = (condition: Condition | OnItsWay): string =>
  'whole' in condition ? condition.whole : condition.field;
