import {
  type CheckedFormula,
  casesIn,
  checkFormula,
  type Entity,
  type FormulaFault,
  judgeFormula,
  namesAbout,
  parseFormula,
  referencesIn,
  type Scope,
  type TriedCase,
  tryCase,
} from '@homeport/grammar';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useRecordHost } from '../host/record-host.ts';

/** What a formula about an entity may name; undefined while the declarations are on their way. */
export function useFormulaScope(about: string): { readonly entity: Entity; readonly scope: Scope } | undefined {
  const { catalogue, need } = useRecordHost();
  const { data: hasCome } = useQuery({
    queryKey: ['formulaNames', about],
    queryFn: async () => {
      await need?.(about);
      const targets = Object.values(catalogue.entity(about).fields).flatMap((field) =>
        field.type === 'ref' && catalogue.hasEntity(field.to) ? [field.to] : [],
      );
      await Promise.all([...new Set(targets)].map((name) => need?.(name)));
      return true;
    },
    enabled: catalogue.hasEntity(about),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => {
    if (!hasCome) return undefined;
    const entity = catalogue.entity(about);
    return { entity, scope: { names: namesAbout(catalogue, entity) } };
  }, [hasCome, catalogue, about]);
}

export interface WatchedFormula {
  readonly faults: readonly FormulaFault[];
  /** How the tests beside it came out; undefined where only the server can try them: other formulas and tables are there. */
  readonly tried?: readonly TriedCase[];
}
const none: WatchedFormula = { faults: [] };

/** What is wrong with a formula as it is typed, and what its tests come to. Other formulas and tables are judged when it is saved. */
export function useWatchedFormula(text: string, cases: unknown, scope: Scope | undefined): WatchedFormula {
  const typed = useDeferredValue(text);
  const given = useDeferredValue(cases);
  return useMemo(() => (scope && typed.trim() !== '' ? watch(typed, given, scope) : none), [typed, given, scope]);
}
function watch(text: string, cases: unknown, scope: Scope): WatchedFormula {
  const read = parseFormula(text);
  if ('fault' in read) return { faults: [read.fault] };
  if (referencesIn(read.tree).length > 0) {
    const checked: CheckedFormula = checkFormula(text, scope);
    return { faults: checked.faults };
  }
  const judged = judgeFormula(text, null, new Map(), scope);
  if ('faults' in judged) return { faults: judged.faults };
  return { faults: [], tried: casesIn(cases).map((one) => tryCase(one, judged.ready, {})) };
}
