import { allowanceFor, type Entity, isRefusal, readRecord } from '@homeport/grammar';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useSettings } from '../../language/settings.tsx';
import { tookAnswer } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { SimilarRecord } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';
import { useLabels } from '../words/use-labels.ts';
import { type FormProblems, noProblems, problemsOf, unreadIn } from './form-problems.ts';
import { type FormValues, formFields, isOpen } from './form-values.ts';
import { nameIn } from './similar.ts';
import { useRecordState } from './use-record-state.ts';
import { useTaken } from './use-taken.ts';

export interface RecordFormHow {
  readonly entity: Entity;
  /** The record to change; none for a new one. */
  readonly row?: Row;
  /** First values of a new record (a clone, the parent it belongs to). */
  readonly given?: FormValues;
  readonly onSaved: (row: Row) => void;
}

/** State and saving of a generated form: what `useRecordState` knows, with the whole declaration, rights and similar names. */
export function useRecordForm({ entity, row, given, onSaved }: RecordFormHow) {
  const host = useRecordHost();
  const client = useQueryClient();
  const labels = useLabels();
  const { companyCurrency } = useSettings();
  const mode = row ? 'update' : 'create';
  const allowance = useMemo(() => allowanceFor(entity, host.viewer), [entity, host.viewer]);
  const fields = useMemo(() => formFields(entity, mode, allowance), [entity, mode, allowance]);
  const [similar, setSimilar] = useState<readonly SimilarRecord[]>([]);
  /** The name that was looked at: saved as it is, whatever is called similarly. */
  const looked = useRef('');
  const element = useRef<HTMLFormElement>(null);

  const check = (body: FormValues): FormProblems => {
    const unread = unreadIn(element.current, fields);
    const read = readRecord(entity, body, { mode, hidden: allowance.hidden, closed: allowance.readOnly });
    const refused = isRefusal(read) ? problemsOf(read, fields, labels, host.catalogue) : noProblems;
    return { fields: { ...refused.fields, ...unread.fields }, whole: [...refused.whole, ...unread.whole] };
  };
  /** Before somebody new is saved: whether others of a similar name are there, which are then offered; once for each name. */
  const holdsBack = async (current: FormValues, from: Row | undefined): Promise<boolean> => {
    const name = nameIn(entity, current);
    if (from || name === '' || name === looked.current) return false;
    // Not knowing is no reason not to save.
    const found = await host.source.similar(entity, name).catch(() => []);
    looked.current = name;
    setSimilar(found);
    return found.length > 0;
  };
  const { source } = host;
  const state = useRecordState<Row>({
    ...{ fields, row, given, companyCurrency, check, holdsBack },
    source: {
      get: (id) => source.get(entity, id),
      create: (values) => source.create(entity, values),
      update: (id, values, version) => source.update(entity, id, values, version),
    },
    took: (answer) => tookAnswer(client, host, entity, answer),
    onSaved: (answer) => {
      if (answer) onSaved(answer);
    },
  });
  const take = useTaken(fields, state.fill);
  return {
    ...state,
    element,
    fields,
    allowance,
    canChange: (at: (typeof fields)[number]) => isOpen(at, mode, allowance),
    change: (wire: string, value: unknown) => {
      state.change(wire, value);
      void take(wire, value);
    },
    similar,
    closeSimilar: () => setSimilar([]),
    saveAnyway: () => {
      setSimilar([]);
      void state.save();
    },
  };
}
