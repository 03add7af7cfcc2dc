import type { Action, Entity } from '@homeport/grammar';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { askAllAgain, tookAnswer } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { Row } from '../host/row.ts';
import { withoutSecrets } from './ShownOnce.tsx';

const isRow = (answer: unknown, id: string): answer is Row =>
  typeof answer === 'object' && answer !== null && 'id' in answer && answer.id === id && 'version' in answer;

/** Does a deed with a record (or with the collection) and takes the answer into everything that shows it. */
export function useDeed(entity: Entity) {
  const host = useRecordHost();
  const client = useQueryClient();
  // One key per wish: pressing Retry after a lost answer must not do it twice.
  const keys = useRef(new Map<string, string>());
  return async (action: Action, row: Row | null, input: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const wish = JSON.stringify([action.name, row?.id, row?.version, input]);
    const key = keys.current.get(wish) ?? crypto.randomUUID();
    keys.current.set(wish, key);
    const answer = await host.source.run(entity, action, row?.id ?? null, input, {
      ...(row ? { version: row.version } : {}),
      ...(action.once ? { key } : {}),
    });
    keys.current.delete(wish);
    const kept: unknown = withoutSecrets(action, answer);
    const record = row && typeof kept === 'object' && kept !== null && 'record' in kept ? kept.record : kept;
    if (row && isRow(record, row.id)) tookAnswer(client, host, entity, record);
    askAllAgain(client, host);
    return answer;
  };
}
