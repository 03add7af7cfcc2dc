import type { DeclaredForm } from '@homeport/grammar';
import { type RefObject, useRef, useState } from 'react';
import { useSettings } from '../../language/settings.tsx';
import type { SummarisedError } from '../../parts/ErrorSummary.tsx';
import { createStore, useStore } from '../../parts/store.ts';
import { stopAtUnread, unreadInputs } from '../../parts/unread.ts';
import { useLeaveGuard } from '../../parts/use-leave-guard.ts';
import type { FieldAt } from '../fields/field-at.ts';
import type { FormHost } from '../host/form-host.ts';
import { useDeclaredWords } from './declared-words.ts';
import { focusFirst } from './focus-first.ts';
import type { FormOfFields, OpenConflict } from './form-of-fields.ts';
import { type FormProblems, fieldAround, fieldId, hasProblems, noProblems, unreadIn } from './form-problems.ts';
import { type FormValues, isSame, type Stored } from './form-values.ts';
import { type FieldWords, useDeclaredSide } from './use-declared-side.ts';
import { useFormDraft } from './use-form-draft.ts';
import { type FormSource, useRecordState } from './use-record-state.ts';

export interface RecordHow<R extends Stored> {
  /** Begins the ids of the controls: `trip` makes `trip-toPlace`. */
  readonly id: string;
  readonly host: FormHost;
  readonly source: FormSource<R>;
  /** The record to change; none for a new one. */
  readonly row?: R | undefined;
  /** First values of a new record. */
  readonly given?: FormValues;
  /** Shown and not changed, whatever the rights say. */
  readonly isReadOnly?: boolean;
  /** Fields, by wire name, that are asked for besides the required ones. */
  readonly needs?: (values: FormValues) => readonly (keyof R & string)[];
  /** Whether a field is asked for as it is declared; of the others its `faults` say what is missing. */
  readonly asks?: (wire: string) => boolean;
  /** What else keeps it from being saved, by wire name, as finished sentences. */
  readonly faults?: (values: FormValues) => Readonly<Record<string, string>>;
  /** What a screen says otherwise than the declaration. */
  readonly words?: Readonly<Partial<Record<keyof R & string, FieldWords>>>;
  /** Name of the draft on this device; without it nothing is kept. */
  readonly draft?: string;
  /** Leaving the changed form asks. */
  readonly guards?: boolean;
  /** Something that goes along with the record was changed, too. */
  readonly isChangedBeside?: boolean;
  /** Asked before it is sent; true: there is something to answer first. */
  readonly holdsBack?: (values: FormValues) => Promise<boolean>;
  /** A refused save leads to the first field that says why, not to the summary on top. */
  readonly leadsToField?: boolean;
  readonly onSaved: (row: R | null) => void;
  /** Told instead where it was saved because the page is being left: it is on its way elsewhere already. */
  readonly onLeft?: () => void;
  /** Told when the form is left without saving: what goes along with the record is given up as well. */
  readonly onGivenUp?: () => void;
  /** Told what a save failed of, once. */
  readonly onFailed?: (error: unknown) => void;
}

/**
 * One record in a designed form: what is declared of its fields, what is typed, what is wrong with it, and saving. Draws
 * nothing; `<Field of="…">` within `<RecordFields of={…}>` draws a field by its name.
 */
export function useRecord<R extends Stored>(form: DeclaredForm<R>, how: RecordHow<R>) {
  useDeclaredWords(form);
  const { entity } = form;
  const { host, row, source } = how;
  const { companyCurrency } = useSettings();
  const element = useRef<HTMLFormElement>(null);
  const declared = useDeclaredSide(entity, how);
  const { fields } = declared;
  const [newId] = useState(() => crypto.randomUUID());
  const state = useRecordState<R>({
    ...{ fields, row, given: how.given, companyCurrency },
    source: { ...source, create: (values) => source.create({ ...values, id: newId }) },
    check: () => noProblems,
    ...(how.onFailed ? { onFailed: how.onFailed } : {}),
    ...(how.holdsBack ? { holdsBack: how.holdsBack } : {}),
    onSaved: (saved) => {
      end();
      how.onSaved(saved);
    },
  });
  useFollowed(row, state);
  const { values } = state;
  const draft = useFormDraft(how.draft, state, element, fieldId(how.id, ''));
  const missing = declared.missingIn(values);
  const faults = new Map([...Object.entries(how.faults?.(values) ?? {}), ...missing]);
  const said = useSaid(how, fields, state, faults, element);
  const end = () => {
    draft.end();
    said.forget();
  };
  const discard = inTurn(draft.forget, end, state.reset);
  const save = async (isLeaving = false): Promise<boolean> =>
    !isRefused(element.current, fields, faults, state.refuse, said.tried) &&
    said.tried(await state.save(values, state.row, isLeaving));
  useLeaveGuard({
    isChanged: how.guards === true && (state.changed.length > 0 || how.isChangedBeside === true),
    ...{ discard: inTurn(discard, how.onGivenUp), form: how.guards ? element : nowhere },
    save: () => save(true).then((isSaved) => isSaved && left(end, how.onLeft)),
    ...(how.draft === undefined ? {} : { keep: draft.flush }),
  });
  const change = (part: FormValues): void => {
    draft.touch();
    state.fill((now) => ({ ...now, ...part }));
  };
  return {
    ...{ element, values, discard, save: () => save(), change, draftAt: draft.at },
    ...{ errors: said.errors, failed: said.failed, refused: said.refused, failure: state.failure },
    ...{ isSaving: state.isSaving, changed: state.changed },
    /** Whether all is there that is asked for. */
    isComplete: missing.size === 0,
    /** For `<RecordFields of={…}>`. */
    fields: {
      ...{ ...declared, host, entity, id: how.id, values, change, record: row?.id ?? null },
      ...{ errorOf: said.of, drawn: said.drawn, offered: said.offered },
      conflict: openConflict(state, said.tried),
    } satisfies FormOfFields,
  };
}

/** Whether the page itself finds enough to send nothing; then all of it is said, and the server is asked for what it knows besides. */
function isRefused(
  root: HTMLElement | null,
  fields: readonly FieldAt[],
  faults: ReadonlyMap<string, string>,
  refuse: (found: FormProblems) => void,
  tried: (isSaved: boolean, sent?: FormValues, unreadWires?: readonly string[]) => boolean,
): boolean {
  const unread = unreadIn(root, fields);
  const found = { fields: { ...Object.fromEntries(faults), ...unread.fields }, whole: unread.whole };
  if (!hasProblems(found)) return false;
  refuse(found);
  tried(false, undefined, Object.keys(unread.fields));
  // What belongs to no declared field has no line in a summary.
  if (Object.keys(found.fields).length === 0) stopAtUnread(root);
  return true;
}

const inTurn =
  (...deeds: readonly ((() => void) | undefined)[]) =>
  (): void => {
    for (const deed of deeds) deed?.();
  };

/** The page may go: what was typed is stored. */
function left(end: () => void, onLeft: (() => void) | undefined): true {
  end();
  onLeft?.();
  return true;
}

/** A save that met somebody else's, as the form asks about it. */
function openConflict<R extends Stored>(
  { conflict, closeConflict, resolve }: ReturnType<typeof useRecordState<R>>,
  tried: (isSaved: boolean, sent: FormValues) => boolean,
): OpenConflict | null {
  if (!conflict) return null;
  return {
    met: conflict,
    close: closeConflict,
    resolve: async (choices) => {
      const { decided, isSaved } = await resolve(conflict, choices);
      tried(isSaved, decided);
    },
  };
}

/** What was stored meanwhile, by another part of the page or by somebody else, is taken in under what is typed, unless both changed a field. */
function useFollowed<R extends Stored>(
  row: R | undefined,
  state: { readonly row: R | undefined; readonly follow: (row: R) => void },
): void {
  const [followed, setFollowed] = useState(row);
  if (!row || row === followed) return;
  setFollowed(row);
  if (row.version > (state.row?.version ?? 0)) state.follow(row);
}

/** What is said at the fields of a form and about the whole: what is missing once saving was tried, and what was refused. */
function useSaid(
  how: Pick<RecordHow<Stored>, 'id' | 'leadsToField'>,
  fields: readonly FieldAt[],
  { values, problems }: { readonly values: FormValues; readonly problems: FormProblems },
  faults: ReadonlyMap<string, string>,
  element: RefObject<HTMLElement | null>,
) {
  const [hasTried, setTried] = useState(false);
  const [failed, setFailed] = useState(0);
  /** What was sent when it was refused: what was said of a field holds for that value only. */
  const [refusedAt, setRefusedAt] = useState<FormValues>({});
  const [store] = useState(() => createStore<readonly string[]>([]));
  const drawn = useStore(store);
  const [offered] = useState<FormOfFields['offered']>(() => new Map());
  const unread = useUnread(hasTried, fields, element);
  const of = (wire: string): string | undefined =>
    (hasTried ? faults.get(wire) : undefined) ??
    (isSame(refusedAt[wire], values[wire]) ? problems.fields[wire] : undefined);
  const all = fields.flatMap(({ wire }) => {
    const message = of(wire);
    return message ? [{ wire, message }] : [];
  });
  return {
    ...{ of, failed, offered, drawn: store },
    /** For the summary on top, in the order of the page. */
    errors: drawn.flatMap((wire): SummarisedError[] => {
      const message = unread.get(wire) ?? of(wire);
      return message ? [{ fieldId: fieldId(how.id, wire), message }] : [];
    }),
    // What concerns a field that this screen does not draw is said of the whole, rather than by nobody.
    refused: [...problems.whole, ...all.flatMap(({ wire, message }) => (drawn.includes(wire) ? [] : [message]))],
    forget: () => setTried(false),
    /** Takes in how saving went, and answers it. `sent` is what was sent, where it is not what was typed; `unreadWires` name what cannot be read. */
    tried: (isSaved: boolean, sent: FormValues = values, unreadWires: readonly string[] = []): boolean => {
      setTried(!isSaved);
      setRefusedAt(sent);
      if (isSaved) return true;
      setFailed((count) => count + 1);
      if (how.leadsToField) focusFirst([...faults.keys(), ...unreadWires].map((wire) => fieldId(how.id, wire)));
      return false;
    },
  };
}

/** What stands in the fields of a form and cannot be read, by wire name, as it is at this moment; nothing before saving was tried. */
function useUnread(
  hasTried: boolean,
  fields: readonly FieldAt[],
  element: RefObject<HTMLElement | null>,
): ReadonlyMap<string, string> {
  const all = useStore(unreadInputs);
  if (!hasTried) return new Map();
  return new Map(
    [...all].flatMap(([input, fault]) => {
      const wire = element.current?.contains(input) ? fieldAround(input, element.current, fields)?.wire : undefined;
      return wire === undefined ? [] : [[wire, fault] as const];
    }),
  );
}

/** Where no fields are: a dialog that asks nothing when it is closed. */
const nowhere = { current: null };
