import { initiationMember } from '@homeport/model/initiations';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { FieldGrid } from '@homeport/ui/records/form/FormFields.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { AdminTable } from '../../admin/AdminTable.tsx';
import { RowButton } from '../../admin/RowButton.tsx';
import { useInitiations } from '../use-initiations.ts';

const asked = ['firstName', 'lastName', 'type', 'birthDate', 'accompanies'];
const fields = asked.flatMap((name) => fieldAt(initiationMember, name) ?? []);
const empty = { accompanies: true };

/** The people of a draft, and what is done with them; the problem is the last that came of it. */
function useFamily(draft: Row | undefined) {
  const host = useRecordHost();
  const client = useQueryClient();
  const failure = useFailureText();
  const [problem, setProblem] = useState<string | null>(null);
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
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(failure(error));
      return false;
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  };
  const add = (values: object) =>
    attempt(() => host.source.create(initiationMember, { ...values, initiation: draft?.id ?? null }));
  const remove = (one: Row) => attempt(() => host.source.remove(initiationMember, one.id, one.version));
  return { people: data?.content ?? [], problem, setProblem, add, remove };
}

/** Who moves along, and who stays. Each is kept as it is added. */
export function FamilyStep({ draft }: { draft: Row | undefined }) {
  const text = useInitiations();
  const form = useId();
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(empty);
  const { people, problem, setProblem, add, remove } = useFamily(draft);
  const enter = async () => {
    if (!values.firstName || !values.lastName || !values.type) setProblem(text('family.needed'));
    else if (await add(values)) setValues(empty);
  };
  return (
    <>
      <p>{text('family.text')}</p>
      {people.length > 0 ? <People people={people} onRemove={(one) => void remove(one)} /> : null}
      {problem ? <InlineError message={problem} /> : null}
      <FieldGrid
        form={form}
        fields={fields}
        values={values}
        errors={{}}
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
