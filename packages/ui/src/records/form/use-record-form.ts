import { allowanceFor, type Entity, isRefusal, readRecord } from '@homeport/grammar';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useSettings } from '../../language/settings.tsx';
import type { FieldAt } from '../fields/field-at.ts';
import { tookAnswer } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { RecordSource, SimilarRecord } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';
import { useLabels } from '../words/use-labels.ts';
import { type FormProblems, noProblems, problemsOf, unreadIn } from './form-problems.ts';
import { type FormValues, formFields, isOpen } from './form-values.ts';
import { useAlike } from './use-alike.ts';
import { type RecordStateHow, useRecordState } from './use-record-state.ts';
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
  const alike = useAlike(entity);
  const element = useRef<HTMLFormElement>(null);

  const check = (body: FormValues): FormProblems => {
    const unread = unreadIn(element.current, fields);
    const read = readRecord(entity, body, { mode, hidden: allowance.hidden, closed: allowance.readOnly });
    const refused = isRefusal(read) ? problemsOf(read, fields, labels, host.catalogue) : noProblems;
    return { fields: { ...refused.fields, ...unread.fields }, whole: [...refused.whole, ...unread.whole] };
  };
  const { source } = host;
  const state = useRecordState<Row>({
    ...{ fields, row, given, companyCurrency, check, holdsBack: alike.holdsBack },
    source: {
      get: (id) => source.get(entity, id),
      create: (values) => source.create(entity, values),
      update: (id, values, version) => source.update(entity, id, values, version),
    },
    ...lookingBeside(source, entity, fields),
    took: (answer) => tookAnswer(client, host, entity, answer),
    onSaved: (answer) => {
      if (answer) onSaved(answer);
    },
  });
  const take = useTaken(fields, state.fill);
  const isFirst = notBegun(entity, fields, state.values);
  return {
    ...state,
    element,
    fields,
    allowance,
    canChange: (at: FieldAt) => isOpen(at, mode, allowance) && (!isFirst || at.name === entity.begins),
    change: (wire: string, value: unknown) => {
      state.change(wire, value);
      void take(wire, value);
    },
    similar: alike.similar,
    common: alike.common,
    closeSimilar: alike.forget,
    saveAnyway: () => {
      alike.forget();
      void state.save();
    },
    /** It is a side of this one. Saving is pressed again: what stands there stands, and the form may say something else. */
    takeCommon: ({ id, title }: SimilarRecord) => {
      alike.forget();
      if (entity.sideOf) state.change(entity.sideOf.relation, { id, label: title });
    },
  };
}

/** Whether what the record begins with is still to be chosen. */
function notBegun({ begins }: Entity, fields: readonly FieldAt[], values: FormValues): boolean {
  const first = fields.find(({ name }) => name === begins);
  return first !== undefined && (values[first.wire] ?? null) === null;
}

/** What only the server knows is asked for with what was found, by code that comes then; not where somebody has to prove first who they are. */
const lookingBeside = (
  source: RecordSource,
  entity: Entity,
  fields: readonly FieldAt[],
): Pick<RecordStateHow<Row>, 'lookBeside'> =>
  entity.proof !== undefined
    ? {}
    : {
        lookBeside: (current, from, found, tell) =>
          void import('./look-beside.ts').then(
            (late) => {
              const look = (body: FormValues) => source.look(entity, body, from);
              return late.lookBeside(look, { fields, current, from, found, said: found }, tell);
            },
            () => undefined,
          ),
      };
