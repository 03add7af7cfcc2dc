import { useCallback, useState } from 'react';
import { type Draft, emptyDraft } from './approvals.types.ts';

/** What was typed for each item and not sent, so that looking at another item loses nothing. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const keep = useCallback((id: string, draft: Draft) => setDrafts((all) => new Map(all).set(id, draft)), []);
  const clear = useCallback(
    (id: string) =>
      setDrafts((all) => {
        const rest = new Map(all);
        rest.delete(id);
        return rest;
      }),
    [],
  );
  return { of: (id: string): Draft => drafts.get(id) ?? emptyDraft, keep, clear };
}
