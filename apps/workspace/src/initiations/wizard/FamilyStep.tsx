import { isRefusal, readRecord } from '@homeport/grammar';
import { initiationMember } from '@homeport/model/initiations';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { FieldGrid } from '@homeport/ui/records/form/FormFields.tsx';
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
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useId, useState } from 'react';
import { AdminTable } from '../../admin/AdminTable.tsx';
import { RowButton } from '../../admin/RowButton.tsx';
import { useInitiations } from '../use-initiations.ts';

const asked = ['firstName', 'lastName', 'type', 'birthDate', 'accompanies'];
const fields = asked.flatMap((name) => fieldAt(initiationMember, name) ?? []);
const empty = { accompanies: true };

/** The people of a draft, and what is done with them; the problems are the last that came of it. */
function useFamily(draft: Row | undefined) {
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
  const remove = (one: Row) => attempt(() => host.source.remove(initiationMember, one.id, one.version));
  return { people: data?.content ?? [], problems, add, remove };
}
const isAsked = (wire: string): boolean => asked.includes(wire);

/** What is wrong with somebody who is typed, as far as the page knows, and how the server is asked for the rest. */
function useMemberJudge(draft: Row | undefined) {
  const { catalogue, source } = useRecordHost();
  const labels = useLabels();
  return (typed: FormValues, root: HTMLElement | null) => {
    const body: FormValues = { ...typed, initiation: draft?.id ?? null };
    const unread = unreadIn(root, fields);
    const read = readRecord(initiationMember, body, { mode: 'create' });
    const refused = isRefusal(read) ? problemsOf(read, fields, labels, catalogue) : noProblems;
    const found: FormProblems = {
      fields: { ...refused.fields, ...unread.fields },
      whole: [...refused.whole, ...unread.whole],
    };
    const readable = Object.fromEntries(Object.entries(body).filter(([wire]) => found.fields[wire] === undefined));
    return { body, found, look: () => source.look(initiationMember, readable) };
  };
}

/** Who moves along, and who stays. Each is kept as it is added. */
export function FamilyStep({ draft, root }: { draft: Row | undefined; root: RefObject<HTMLElement | null> }) {
  const text = useInitiations();
  const form = useId();
  const [values, setValues] = useState<FormValues>(empty);
  const { people, problems, add, remove } = useFamily(draft);
  const enter = async () => {
    if (await add(values, root.current)) setValues(empty);
  };
  return (
    <>
      <p>{text('family.text')}</p>
      {people.length > 0 ? <People people={people} onRemove={(one) => void remove(one)} /> : null}
      {problems.whole.map((message) => (
        <InlineError key={message} message={message} />
      ))}
      <FieldGrid
        form={form}
        fields={fields}
        values={values}
        errors={problems.fields}
        onChange={(wire, value) => setValues((now) => ({ ...now, [wire]: value }))}
        canChange={() => true}
      />
      <div className="hp-row">
        <Button variant="default" onClick={() => void enter()}>
          {text('family.add')}
        </Button>
      </div>
    </>
  );
}

function People({ people, onRemove }: { people: readonly Row[]; onRemove: (one: Row) => void }) {
  const text = useInitiations();
  const labels = useLabels();
  const type = fieldAt(initiationMember, 'type');
  return (
    <AdminTable
      columns={[text('family.name'), text('family.type'), '']}
      rows={people}
      keyOf={(one) => one.id}
      head={(one) => `${one.firstName} ${one.lastName}`}
      under={(one) => text(one.accompanies === true ? 'family.along' : 'family.stays')}
      cells={(one) => (
        <>
          <td data-label={text('family.type')}>{type ? labels.choice(type, String(one.type)) : null}</td>
          <td>
            <RowButton
              label={text('family.remove')}
              about={`${one.firstName} ${one.lastName}`}
              onClick={() => onRemove(one)}
            />
          </td>
        </>
      )}
    />
  );
}
