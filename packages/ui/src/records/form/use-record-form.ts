import { allowanceFor, type Entity, isRefusal, readRecord } from '@homeport/grammar';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../language/settings.tsx';
import { problemKind, sortProblems } from '../host/problem.ts';
import { tookAnswer } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { SimilarRecord } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';
import { useLabels } from '../words/use-labels.ts';
import { type FormProblems, hasProblems, noProblems, problemsOf, unreadIn } from './form-problems.ts';
import { changedWires, type FormValues, formFields, isOpen, startValues } from './form-values.ts';
import { decide, type Merged, mergeChanges } from './merge.ts';
import { nameIn } from './similar.ts';
import { useTaken } from './use-taken.ts';

export interface RecordFormHow {
  readonly entity: Entity;
  /** The record to change; none for a new one. */
  readonly row?: Row;
  /** First values of a new record (a clone, the parent it belongs to). */
  readonly given?: FormValues;
  readonly onSaved: (row: Row) => void;
}
/** A save that met somebody else's. */
export interface Conflict {
  readonly merged: Merged;
  readonly theirs: Row;
}

/** State and saving of one record's form: values, problems, conflict, versions. Knows no pixels. */
export function useRecordForm({ entity, row, given, onSaved }: RecordFormHow) {
  const host = useRecordHost();
  const client = useQueryClient();
  const labels = useLabels();
  const { companyCurrency } = useSettings();
  const mode = row ? 'update' : 'create';
  const allowance = useMemo(() => allowanceFor(entity, host.viewer), [entity, host.viewer]);
  const fields = useMemo(() => formFields(entity, mode, allowance), [entity, mode, allowance]);
  const [base, setBase] = useState<{ row: Row | undefined; values: FormValues }>(() => ({
    row,
    values: startValues(fields, row, given, companyCurrency),
  }));
  const [values, setValues] = useState<FormValues>(base.values);
  const [problems, setProblems] = useState<FormProblems>(noProblems);
  const [failure, setFailure] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [similar, setSimilar] = useState<readonly SimilarRecord[]>([]);
  /** The name that was looked at: saved as it is, whatever is called similarly. */
  const looked = useRef('');
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<Row | null>(null);
  const latest = useRef(onSaved);
  latest.current = onSaved;
  // Told only when the form no longer counts as changed: whoever leads away from it meets no question.
  useEffect(() => {
    if (saved) latest.current(saved);
  }, [saved]);
  const element = useRef<HTMLFormElement>(null);
  const take = useTaken(fields, setValues);

  const changed = changedWires(fields, base.values, values);
  const changesOf = useCallback(
    (now: FormValues) => Object.fromEntries(changedWires(fields, base.values, now).map((wire) => [wire, now[wire]])),
    [fields, base],
  );
  const canChange = (at: (typeof fields)[number]) => isOpen(at, mode, allowance);

  const check = (body: FormValues): FormProblems => {
    const unread = unreadIn(element.current, fields);
    const read = readRecord(entity, body, { mode, hidden: allowance.hidden, closed: allowance.readOnly });
    const refused = isRefusal(read) ? problemsOf(read, fields, labels, host.catalogue) : noProblems;
    return { fields: { ...refused.fields, ...unread.fields }, whole: [...refused.whole, ...unread.whole] };
  };

  const send = async (current: FormValues, from: Row | undefined): Promise<Row> => {
    const wires = from ? changedWires(fields, startValues(fields, from), current) : fields.map((at) => at.wire);
    const body = Object.fromEntries(
      wires.map((wire) => [wire, current[wire] ?? null]).filter(([, value]) => from !== undefined || value !== null),
    );
    return from ? host.source.update(entity, from.id, body, from.version) : host.source.create(entity, body);
  };

  const merge = async (current: FormValues, from: Row): Promise<Row | null> => {
    const theirs = await host.source.get(entity, from.id);
    const merged = mergeChanges(fields, base.values, current, startValues(fields, theirs));
    setBase({ row: theirs, values: startValues(fields, theirs) });
    setValues(merged.values);
    if (merged.conflicts.length > 0) {
      setConflict({ merged, theirs });
      return null;
    }
    return send(merged.values, theirs);
  };

  /** Before somebody new is saved: whether others of a similar name are there, which are then offered; once for each name. */
  const isAnswered = async (current: FormValues): Promise<boolean> => {
    const name = nameIn(entity, current);
    if (name === '' || name === looked.current) return false;
    // Not knowing is no reason not to save.
    const found = await host.source.similar(entity, name).catch(() => []);
    looked.current = name;
    setSimilar(found);
    return found.length > 0;
  };

  /**
   * Saves; answers whether it worked. Every value is kept when it did not. While leaving nobody is told: the page is on its way
   * elsewhere already.
   */
  const save = async (
    current: FormValues = values,
    from: Row | undefined = base.row,
    isLeaving = false,
  ): Promise<boolean> => {
    const wires = from ? changedWires(fields, startValues(fields, from), current) : fields.map((at) => at.wire);
    const found = check(Object.fromEntries(wires.map((wire) => [wire, current[wire] ?? null])));
    setProblems(found);
    setFailure(null);
    if (hasProblems(found)) return false;
    setSaving(true);
    try {
      if (!from && (await isAnswered(current))) return false;
      const answer = await send(current, from).catch((error: unknown) => {
        if (from && problemKind(error) === 'stale') return merge(current, from);
        throw error;
      });
      if (!answer) return false;
      setBase({ row: answer, values: startValues(fields, answer) });
      setValues(startValues(fields, answer));
      tookAnswer(client, host, entity, answer);
      if (!isLeaving) setSaved(answer);
      return true;
    } catch (error) {
      const kind = problemKind(error);
      if (kind === 'refused' || kind === 'noAccess')
        setProblems(sortProblems(error, (wire) => fields.some((at) => at.wire === wire)));
      else setFailure(error);
      return false;
    } finally {
      setSaving(false);
    }
  };

  return {
    element,
    fields,
    allowance,
    values,
    changed,
    changesOf,
    problems,
    failure,
    conflict,
    isSaving,
    canChange,
    change: (wire: string, value: unknown) => {
      setValues((now) => ({ ...now, [wire]: value }));
      void take(wire, value);
    },
    fill: setValues,
    reset: () => {
      setValues(base.values);
      setProblems(noProblems);
      setFailure(null);
    },
    save,
    similar,
    closeSimilar: () => setSimilar([]),
    saveAnyway: () => {
      setSimilar([]);
      void save();
    },
    closeConflict: () => setConflict(null),
    resolve: (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => {
      if (!conflict) return;
      const decided = decide(conflict.merged, startValues(fields, conflict.theirs), choices);
      setConflict(null);
      setValues(decided);
      void save(decided, conflict.theirs);
    },
  };
}
