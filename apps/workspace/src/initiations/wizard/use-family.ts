import { isRefusal, readRecord } from '@homeport/grammar';
import { initiationMember, movingAlong } from '@homeport/model/initiations';
import { unreadInputs } from '@homeport/ui/parts/unread.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import {
  type FormProblems,
  hasProblems,
  noProblems,
  problemsOf,
  unreadIn,
} from '@homeport/ui/records/form/form-problems.ts';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import { useProblems } from '@homeport/ui/records/form/use-problems.ts';
import { problemKind, sortProblems } from '@homeport/ui/records/host/problem.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { isSomebodyTyped, newMember, saidSize } from './steps.rules.ts';

const asked = ['firstName', 'lastName', 'type', 'birthDate', 'accompanies'];
/** What is asked of somebody of the family. */
export const memberFields = asked.flatMap((name) => fieldAt(initiationMember, name) ?? []);
const isAsked = (wire: string): boolean => asked.includes(wire);

/** The people of a draft, and what is done with them; the problems are the last that came of it. */
function usePeople(draft: Row | undefined) {
  const host = useRecordHost();
  const client = useQueryClient();
  const failure = useFailureText();
  const { problems, tell, tellWithServers } = useProblems();
  const queryKey = [...recordKeys(host.tenant, initiationMember).lists, 'of', draft?.id];
  const { data } = useQuery({
    queryKey,
    queryFn: () =>
      host.source.list(initiationMember, {
        filter: { field: 'initiation', op: 'eq', value: draft?.id ?? '' },
        size: 30,
        total: 'none',
      }),
    enabled: draft !== undefined,
  });
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    tell(noProblems);
    try {
      await work();
      return true;
    } catch (error) {
      tell(problemKind(error) === 'refused' ? sortProblems(error, isAsked) : { fields: {}, whole: [failure(error)] });
      return false;
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  };
  const judge = useMemberJudge(draft);
  /** Adds somebody, unless something is wrong with what is typed below `root`: that is said at its fields, all at once. */
  const add = async (typed: FormValues, root: HTMLElement | null): Promise<boolean> => {
    const { body, found, look } = judge(typed, root);
    if (!hasProblems(found)) return attempt(() => host.source.create(initiationMember, body));
    void tellWithServers(found, look, isAsked);
    return false;
  };
  const [isEmptied, setEmptied] = useState(false);
  const remove = async (one: Row) => {
    if (await attempt(() => host.source.remove(initiationMember, one.id, one.version))) setEmptied(true);
  };
  /** How many move along, also right after somebody was added; `said` is what the request says itself. */
  const along = (said: unknown): number => {
    const named = client.getQueryData<typeof data>(queryKey)?.content ?? [];
    const members = named.map((one) => ({ accompanies: one.accompanies === true }));
    return movingAlong({ members, request: { familySize: saidSize(said, isEmptied) } });
  };
  return { people: data?.content ?? [], problems, tell, add, remove, along };
}

/** What is wrong with somebody who is typed, as far as the page knows, and how the server is asked for the rest. */
function useMemberJudge(draft: Row | undefined) {
  const { catalogue, source } = useRecordHost();
  const labels = useLabels();
  return (typed: FormValues, root: HTMLElement | null) => {
    const body: FormValues = { ...typed, initiation: draft?.id ?? null };
    const unread = unreadIn(root, memberFields);
    const read = readRecord(initiationMember, body, { mode: 'create' });
    const refused = isRefusal(read) ? problemsOf(read, memberFields, labels, catalogue) : noProblems;
    const found: FormProblems = {
      fields: { ...refused.fields, ...unread.fields },
      whole: [...refused.whole, ...unread.whole],
    };
    const readable = Object.fromEntries(Object.entries(body).filter(([wire]) => found.fields[wire] === undefined));
    return { body, found, look: () => source.look(initiationMember, readable) };
  };
}

/** The family of a draft, and whoever is being typed: kept when added, and with the step that is left. */
export function useFamily(draft: Row | undefined, root: RefObject<HTMLElement | null>) {
  const [values, setValues] = useState<FormValues>(newMember);
  const { tell, ...rest } = usePeople(draft);
  const add = async (): Promise<boolean> => {
    const isAdded = await rest.add(values, root.current);
    if (isAdded) setValues(newMember);
    return isAdded;
  };
  useLeaveGuard({
    isChanged: isSomebodyTyped(values),
    form: root,
    save: add,
    discard: () => {
      setValues(newMember);
      tell(noProblems);
    },
  });
  return {
    ...{ ...rest, values, add },
    change: (wire: string, value: unknown) => setValues((now) => ({ ...now, [wire]: value })),
    /** Adds whoever is typed; whether the step may be left. */
    settle: async (): Promise<boolean> => {
      const hasUnread = [...unreadInputs.get().keys()].some((input) => root.current?.contains(input));
      return isSomebodyTyped(values) || hasUnread ? add() : true;
    },
  };
}
export type FamilyState = ReturnType<typeof useFamily>;
