import { Problem } from '@homeport/client';
import type { DeclaredForm } from '@homeport/grammar';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import type { Stored } from '@homeport/ui/records/form/form-values.ts';
import { type RecordHow, useRecord } from '@homeport/ui/records/form/use-record.ts';
import type { FormSource } from '@homeport/ui/records/form/use-record-state.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { create, look, readOne, update } from '../data/records.ts';
import { useFormHost } from './use-form-host.ts';

export interface OwnRecordHow<R extends Stored> extends Omit<RecordHow<R>, 'host' | 'source'> {
  /** Where it is sent to, where that is not simply the API: a queue, a file that goes along. */
  readonly source?: Partial<FormSource<R>>;
  /** Beginning of the keys of what is asked again once it is saved; nothing without it. */
  readonly asksAgain?: string;
  readonly said: {
    /** Null: the page says it itself. */
    readonly saved: string | null;
    /** Said where a save failed for no reason that it could name. */
    readonly failed: string;
  };
}

/**
 * A record that people look after themselves: `useRecord` with this application around it. Saving says how it ended, and asks
 * again for what has changed by it; what is typed stays when it fails.
 */
export function useOwnRecord<R extends Stored>(form: DeclaredForm<R>, how: OwnRecordHow<R>) {
  const host = useFormHost();
  const queries = useQueryClient();
  const { name } = form.entity;
  const { said, asksAgain } = how;
  const asked = async (work: Promise<R | null>): Promise<R | null> => {
    const answer = await work;
    if (asksAgain !== undefined) await queries.invalidateQueries({ queryKey: [asksAgain] });
    return answer;
  };
  const { saySaved, onFailed } = endings(said, how.onFailed);
  const source = sourceOf(name, how.source);
  const record = useRecord(form, {
    ...how,
    host,
    source: {
      ...source,
      create: (values) => asked(source.create(values)),
      update: (id, values, version) => asked(source.update(id, values, version)),
    },
    onFailed,
    onSaved: (row) => {
      saySaved();
      how.onSaved(row);
    },
    onLeft: saySaved,
  });
  const [isBusy, setBusy] = useState(false);
  const [notDone, setNotDone] = useState<unknown>(null);
  const { refused } = record;
  const failure = record.failure ?? notDone;
  return {
    ...record,
    isSaving: record.isSaving || isBusy,
    /** Why it was not saved, where no field says it; for `<InlineError>`. */
    fault: failure || refused.length > 0 ? faultOf(said.failed, failure, refused) : null,
    /** Does something else with the record, such as an action: it ends as saving does, and gives up what was typed. */
    run: async (work: () => Promise<R | null>): Promise<void> => {
      if (isBusy) return;
      setBusy(true);
      setNotDone(null);
      try {
        const row = await asked(work());
        record.discard();
        saySaved();
        how.onSaved(row);
      } catch (error) {
        onFailed(error);
        setNotDone(error);
      } finally {
        setBusy(false);
      }
    },
  };
}

/** The API, where the form does not go a way of its own. */
const sourceOf = <R extends Stored>(name: string, own: Partial<FormSource<R>> | undefined): FormSource<R> => ({
  get: (id) => readOne<R>(name, id),
  create: (values) => create<R>(name, values, String(values.id)),
  update: (id, values, version) => update<R>(name, id, values, version),
  // What is created in a way of its own is looked at in that way, or not at all.
  ...(own?.create ? {} : { look: (values, from) => look(name, values, from) }),
  ...own,
});

/** How saving ends, as the reader hears of it. */
const endings = (said: OwnRecordHow<Stored>['said'], onFailed: OwnRecordHow<Stored>['onFailed']) => ({
  saySaved: () => {
    if (said.saved !== null) toasts.show(said.saved);
  },
  onFailed: (error: unknown) => {
    toasts.show(said.failed, 'danger');
    onFailed?.(error);
  },
});

/** What `useOwnRecord` knows of a record. */
export type OwnRecord<R extends Stored> = ReturnType<typeof useOwnRecord<R>>;

function faultOf(message: string, failure: unknown, refused: readonly string[]) {
  if (!(failure instanceof Problem)) return { message, ...(refused.length > 0 ? { advice: refused.join(' ') } : {}) };
  const { status, traceId, errors } = failure;
  return {
    message,
    // What the server itself did wrong it says to nobody's use.
    ...(status < 500 ? { advice: [failure.message, ...errors.map(({ title }) => title)].join(' ') } : {}),
    ...(traceId ? { reference: traceId } : {}),
  };
}
