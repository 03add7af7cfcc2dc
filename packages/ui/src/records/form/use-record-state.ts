import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldAt } from '../fields/field-at.ts';
import { problemKind, sortProblems } from '../host/problem.ts';
import { type FormProblems, hasProblems, noProblems } from './form-problems.ts';
import { changedWires, type FormValues, type Stored, startValues, wiresToSend } from './form-values.ts';
import { decide, type Merged, mergeChanges } from './merge.ts';

/** Where one record comes from and goes to. Every refusal and failure is thrown. */
export interface FormSource<R extends Stored> {
  /** The newest of it; without it a save that met somebody else's is refused. */
  readonly get?: (id: string) => Promise<R>;
  /** Answers what is stored; null: it is kept on the device and sent later. */
  readonly create: (values: FormValues) => Promise<R | null>;
  readonly update: (id: string, values: FormValues, version: number) => Promise<R | null>;
  /** Throws what a save of these values would be refused for, and keeps nothing; without it only a save tells. */
  readonly look?: (values: FormValues, from: R | undefined) => Promise<unknown>;
}
export interface RecordStateHow<R extends Stored> {
  readonly fields: readonly FieldAt[];
  /** The record to change; none for a new one. */
  readonly row: R | undefined;
  /** First values of a new record. */
  readonly given: FormValues | undefined;
  readonly companyCurrency: string | null;
  readonly source: FormSource<R>;
  /** What is wrong with what is about to be sent. */
  readonly check: (body: FormValues, from: R | undefined) => FormProblems;
  /** Takes in what only the server knows, beside what was found, though nothing can be sent yet. */
  readonly lookBeside?: (
    current: FormValues,
    from: R | undefined,
    found: FormProblems,
    tell: (next: (now: FormProblems) => FormProblems) => void,
  ) => void;
  /** Asked before a record is sent; true: there is something to answer first. */
  readonly holdsBack?: (values: FormValues, from: R | undefined) => Promise<boolean>;
  /** Told of an answer at once, also while the page is being left. */
  readonly took?: (row: R) => void;
  /** Told when the form no longer counts as changed. */
  readonly onSaved: (row: R | null) => void;
  /** Told what a save failed of, once. */
  readonly onFailed?: (error: unknown) => void;
}
/** Whose value each field keeps that both changed. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;
/** A save that met somebody else's. */
export interface Conflict<R extends Stored> {
  readonly merged: Merged;
  readonly theirs: R;
}

/** What is held while a record is typed. */
function useHeld<R extends Stored>({ fields, row, given, companyCurrency, onSaved }: RecordStateHow<R>) {
  const [base, setBase] = useState<{ row: R | undefined; values: FormValues }>(() => ({
    row,
    values: startValues(fields, row, given, companyCurrency),
  }));
  const [values, setValues] = useState<FormValues>(base.values);
  const [problems, setProblems] = useState<FormProblems>(noProblems);
  const [failure, setFailure] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Conflict<R> | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<{ readonly row: R | null } | null>(null);
  const latest = useRef(onSaved);
  latest.current = onSaved;
  // Told only when the form no longer counts as changed: whoever leads away from it meets no question.
  useEffect(() => {
    if (saved) latest.current(saved.row);
  }, [saved]);
  return {
    ...{ base, values, problems, failure, conflict, isSaving },
    ...{ setBase, setValues, setProblems, setFailure, setConflict, setSaving, setSaved },
  };
}

/**
 * State and saving of one record, below the generated and the designed forms: values, problems, versions, conflict. Knows no
 * pixels and no transport.
 */
export function useRecordState<R extends Stored>(how: RecordStateHow<R>) {
  const { fields } = how;
  const held = useHeld(how);
  const { base, values, problems, failure, conflict, isSaving, ...set } = held;
  const changed = changedWires(fields, base.values, values);
  const changesOf = useCallback(
    (now: FormValues) => Object.fromEntries(changedWires(fields, base.values, now).map((wire) => [wire, now[wire]])),
    [fields, base.values],
  );

  const save = savingOf(how, held);
  return {
    ...{ values, changed, changesOf, problems, failure, conflict, isSaving, save },
    change: (wire: string, value: unknown) => set.setValues((now) => ({ ...now, [wire]: value })),
    fill: set.setValues,
    /** What only the server knows, though the page has found enough to send nothing: `look` asks, beside what the page says by itself. */
    refuse: (found: FormProblems): void => {
      const said = { ...noProblems };
      set.setProblems(said);
      set.setFailure(null);
      const { look } = how.source;
      if (look)
        void import('./look-beside.ts').then(
          (late) => late.lookBeside(look, { fields, current: values, from: base.row, found, said }, set.setProblems),
          () => undefined,
        );
    },
    reset: () => {
      set.setValues(base.values);
      set.setProblems(noProblems);
      set.setFailure(null);
    },
    /**
     * Takes what was stored meanwhile, beside the form or by somebody else, in under what is typed; not where both changed a
     * field: saving then meets the other's.
     */
    follow: (row: R) => {
      const theirs = startValues(fields, row);
      const { conflicts, values: merged } = mergeChanges(fields, base.values, values, theirs);
      if (conflicts.length > 0) return;
      set.setValues(merged);
      set.setBase({ row, values: theirs });
    },
    /** The record as it was last stored. */
    row: base.row,
    closeConflict: () => set.setConflict(null),
    /** Saves what was decided, over the other's; answers what was sent, and whether it was stored. */
    resolve: async ({ merged, theirs }: Conflict<R>, choices: Choices) => {
      const stored = startValues(fields, theirs);
      const decided = decide(merged, stored, choices);
      set.setConflict(null);
      set.setBase({ row: theirs, values: stored });
      set.setValues(decided);
      return { decided, isSaved: await save(decided, theirs) };
    },
  };
}

/**
 * Saves; answers whether it worked. Every value is kept when it did not. While leaving nobody is told: the page is on its way
 * elsewhere already.
 */
function savingOf<R extends Stored>(how: RecordStateHow<R>, held: ReturnType<typeof useHeld<R>>) {
  const { fields } = how;
  const { base, values, ...set } = held;
  const start = (row: R): void => {
    set.setBase({ row, values: startValues(fields, row) });
    set.setValues(startValues(fields, row));
  };
  /**
   * Brings both changes together and sends them; undefined where somebody has to decide first. Until then the form stays upon
   * what it was typed from: whoever closes the question and saves again is asked again.
   */
  const merge = async (current: FormValues, from: R, theirs: R): Promise<R | null | undefined> => {
    const merged = mergeChanges(fields, startValues(fields, from), current, startValues(fields, theirs));
    if (merged.conflicts.length > 0) {
      set.setConflict({ merged, theirs });
      return undefined;
    }
    set.setBase({ row: theirs, values: startValues(fields, theirs) });
    set.setValues(merged.values);
    return send(how, merged.values, theirs);
  };
  return async (current: FormValues = values, from: R | undefined = base.row, isLeaving = false): Promise<boolean> => {
    const wires = wiresToSend(fields, current, from);
    const found = how.check(Object.fromEntries(wires.map((wire) => [wire, current[wire] ?? null])), from);
    set.setProblems(found);
    set.setFailure(null);
    if (hasProblems(found)) {
      how.lookBeside?.(current, from, found, set.setProblems);
      return false;
    }
    set.setSaving(true);
    try {
      if (await how.holdsBack?.(current, from)) return false;
      const answer = await sendOrMerge(how, current, from, merge);
      if (answer === undefined) return false;
      if (answer) {
        start(answer);
        how.took?.(answer);
      } else {
        // What went elsewhere, or is kept to be sent, is typed no more: whoever leads away from it is asked nothing.
        set.setBase({ row: from, values: current });
      }
      if (!isLeaving) set.setSaved({ row: answer });
      return true;
    } catch (error) {
      const refused = refusedBy(error, fields);
      if (refused) set.setProblems(refused);
      else set.setFailure(error);
      how.onFailed?.(error);
      return false;
    } finally {
      set.setSaving(false);
    }
  };
}

function send<R extends Stored>(
  { fields, source }: RecordStateHow<R>,
  current: FormValues,
  from: R | undefined,
): Promise<R | null> {
  const body = Object.fromEntries(
    wiresToSend(fields, current, from)
      .map((wire) => [wire, current[wire] ?? null])
      .filter(([, value]) => from !== undefined || value !== null),
  );
  return from ? source.update(from.id, body, from.version) : source.create(body);
}

/** Sends; what met somebody else's save is brought together with it, where the newest can be had. */
async function sendOrMerge<R extends Stored>(
  how: RecordStateHow<R>,
  current: FormValues,
  from: R | undefined,
  merge: (current: FormValues, from: R, theirs: R) => Promise<R | null | undefined>,
): Promise<R | null | undefined> {
  try {
    return await send(how, current, from);
  } catch (error) {
    if (from === undefined || how.source.get === undefined || problemKind(error) !== 'stale') throw error;
    return merge(current, from, await how.source.get(from.id));
  }
}

/** What the server refused, at its fields; undefined for what nobody can put right in the form. */
function refusedBy(error: unknown, fields: readonly FieldAt[]): FormProblems | undefined {
  const kind = problemKind(error);
  return kind === 'refused' || kind === 'noAccess'
    ? sortProblems(error, (wire) => fields.some((at) => at.wire === wire))
    : undefined;
}
