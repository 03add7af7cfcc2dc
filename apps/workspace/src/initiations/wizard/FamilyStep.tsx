import { initiationMember } from '@homeport/model/initiations';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { FieldGrid } from '@homeport/ui/records/form/FormFields.tsx';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { AdminTable } from '../../admin/AdminTable.tsx';
import { RowButton } from '../../admin/RowButton.tsx';
import { useInitiations } from '../use-initiations.ts';
import { type FamilyState, memberFields } from './use-family.ts';

/** Who moves along, and who stays. Each is kept as it is added, the last with the step. */
export function FamilyStep({ family }: { family: FamilyState }) {
  const text = useInitiations();
  const form = useId();
  const { people, problems, values, add, remove, change } = family;
  return (
    <>
      <p>{text('family.text')}</p>
      {people.length > 0 ? <People people={people} onRemove={(one) => void remove(one)} /> : null}
      {problems.whole.map((message) => (
        <InlineError key={message} message={message} />
      ))}
      <FieldGrid
        form={form}
        fields={memberFields}
        values={values}
        errors={problems.fields}
        onChange={change}
        canChange={() => true}
      />
      <div className="hp-row">
        <Button variant="default" onClick={() => void add()}>
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
