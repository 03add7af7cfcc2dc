import type { Entity } from '@homeport/grammar';
import { useQueryClient } from '@tanstack/react-query';
import { toasts } from '../../parts/toasts.ts';
import { undos } from '../../parts/undo.ts';
import { askAllAgain } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import { useFailureText } from '../states/FailureNote.tsx';
import { useRecordText } from '../words/use-record-text.ts';

/** So many travel together. */
const portion = 50;

/** What follows a deletion: what is deleted is named nowhere any more, and for some seconds it can be taken back at once. */
export function useGone(entity: Entity): (ids: readonly string[], said: string) => void {
  const host = useRecordHost();
  const client = useQueryClient();
  const text = useRecordText();
  const failure = useFailureText();
  const restore = async (ids: readonly string[]) => {
    // What went last comes back first: it may be what the others belong to.
    const back = ids.toReversed();
    const problems: string[] = [];
    try {
      for (let at = 0; at < back.length; at += portion) {
        const results = await host.source.restore(entity, back.slice(at, at + portion));
        problems.push(...results.flatMap((one) => (one.problem === undefined ? [] : [one.problem])));
      }
      const [first] = problems;
      if (first === undefined) toasts.show(text('bulk.takenBack'));
      else
        toasts.show(
          problems.length === 1 ? first : `${text('bulk.notTakenBack', { count: problems.length })} ${first}`,
          'danger',
        );
    } catch (error) {
      toasts.show(failure(error), 'danger');
    }
    askAllAgain(client, host);
  };
  return (ids, said) => {
    host.onGone?.(ids);
    if (entity.goesForGood) toasts.show(said);
    else undos.offer(said, () => restore(ids));
  };
}
