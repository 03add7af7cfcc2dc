import { certain } from '@homeport/grammar';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toasts } from '../../parts/toasts.ts';
import { undos } from '../../parts/undo.ts';
import { useGone } from '../actions/use-gone.ts';
import { titleOf } from '../fields/title-of.ts';
import { useShow } from '../fields/use-show.ts';
import { recordKeys } from '../host/queries.ts';
import type { BulkResult, BulkRow } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';
import { useFailureText } from '../states/FailureNote.tsx';
import { useRecordText } from '../words/use-record-text.ts';
import type { List } from './use-list.ts';

/** So many records travel together: progress is seen, and a lost connection costs little. */
const portion = 50;
/** Deeds that another one takes back. */
const opposite: Readonly<Record<string, string>> = { activate: 'deactivate', deactivate: 'activate', update: 'update' };

/** Whether what was done can be taken back: then the bar that offers it tells of it. */
export const isTakenBack = (deed: string): boolean => deed === 'delete' || deed in opposite;

/** What became of one record. */
export interface Outcome {
  readonly id: string;
  readonly name: string;
  /** Null: done. */
  readonly problem: string | null;
}
export interface BulkRun {
  readonly outcomes: readonly Outcome[];
  readonly isBusy: boolean;
}

/** One deed with many records, portion by portion: each is done or refused by itself, and changes can be taken back. */
export function useBulk(list: List) {
  const text = useRecordText();
  const show = useShow();
  const failure = useFailureText();
  const client = useQueryClient();
  const { host, entity } = list;
  const [run, setRun] = useState<BulkRun | null>(null);
  const gone = useGone(entity);
  const askAgain = () => client.invalidateQueries({ queryKey: recordKeys(host.tenant, entity).all });

  const undo = async (deed: string, done: readonly BulkResult[]) => {
    const back: BulkRow[] = done.map(({ id, version, before }) => ({
      id,
      ...(version === undefined ? {} : { version }),
      ...(deed === 'update' && before ? { changes: before } : {}),
    }));
    let refused = 0;
    try {
      for (let at = 0; at < back.length; at += portion) {
        const results = await host.source.bulk(entity, {
          deed: certain(opposite[deed]),
          rows: back.slice(at, at + portion),
        });
        refused += results.filter((one) => one.problem !== undefined).length;
      }
      toasts.show(
        refused > 0 ? text('bulk.notTakenBack', { count: refused }) : text('bulk.takenBack'),
        refused > 0 ? 'danger' : 'success',
      );
    } catch (error) {
      toasts.show(failure(error), 'danger');
    }
    void askAgain();
  };

  /** Answers whether all of it was done. */
  const start = async (
    deed: string,
    rows: readonly Row[],
    changes?: Readonly<Record<string, unknown>>,
  ): Promise<boolean> => {
    const outcomes: Outcome[] = [];
    const done: BulkResult[] = [];
    setRun({ outcomes, isBusy: true });
    for (let at = 0; at < rows.length; at += portion) {
      const part = rows.slice(at, at + portion);
      const wanted = { deed, rows: part.map(({ id, version }) => ({ id, version })), ...(changes ? { changes } : {}) };
      const results = await host.source
        .bulk(entity, wanted)
        .catch((error: unknown): readonly BulkResult[] => part.map(({ id }) => ({ id, problem: failure(error) })));
      const byId = new Map(results.map((one) => [one.id, one]));
      for (const row of part) {
        const result = byId.get(row.id) ?? { id: row.id, problem: text('bulk.unknown') };
        if (result.problem === undefined) done.push(result);
        outcomes.push({ id: row.id, name: titleOf(entity, row, show), problem: result.problem ?? null });
      }
      setRun({ outcomes: [...outcomes], isBusy: true });
    }
    setRun({ outcomes, isBusy: false });
    void askAgain();
    if (deed === 'delete' && done.length > 0)
      gone(
        done.map(({ id }) => id),
        text('bulk.deleted', { count: done.length }),
      );
    if (opposite[deed] && done.length > 0)
      undos.offer(text('bulk.changed', { count: done.length }), () => undo(deed, done));
    return outcomes.every((one) => one.problem === null);
  };
  return { run, start, reset: () => setRun(null) };
}
