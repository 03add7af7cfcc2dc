import { isRefusal, readRecord } from '@homeport/grammar';
import { useId, useMemo, useState } from 'react';
import { PickList } from '../../controls/PickList.tsx';
import { typedFaults } from '../../controls/use-typed.ts';
import type { FieldAt } from '../fields/field-at.ts';
import { kitOf } from '../fields/field-kits.ts';
import { fieldId, problemsOf } from '../form/form-problems.ts';
import { formFields, isOpen } from '../form/form-values.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';

/** Shapes that are no single value for many records: files, secrets, amounts whose currency differs from row to row. */
const own: ReadonlySet<string> = new Set(['file', 'image', 'bankPart', 'json', 'money', 'coordinates']);

/** Fields that the same value can be given to in many records. */
export function bulkFields(list: Pick<List, 'entity' | 'allowance'>): readonly FieldAt[] {
  const { entity, allowance } = list;
  if (entity.proof || entity.neverUpdated || allowance.deeds.update === undefined) return [];
  const unique = new Set(entity.unique?.flatMap(({ fields }) => (fields.length === 1 ? fields : [])));
  return formFields(entity, 'update', allowance).filter(
    (at) => isOpen(at, 'update', allowance) && !own.has(at.field.type) && !unique.has(at.name),
  );
}

/** Gives one field of all selected records the same value. */
export function BulkChange({ list, selection, onClose }: { list: List; selection: Selection; onClose: () => void }) {
  const text = useRecordText();
  const labels = useLabels();
  const id = useId();
  const fields = useMemo(() => bulkFields(list), [list]);
  const [name, setName] = useState<string | null>(null);
  const [value, setValue] = useState<unknown>(null);
  const [error, setError] = useState<string>();
  const at = fields.find((one) => one.name === name);
  const kit = at ? kitOf(at) : undefined;
  const changes = () => {
    if (!at) {
      setError(text('bulk.fieldMissing'));
      return null;
    }
    const element = document.getElementById(fieldId(id, at.wire))?.closest('form');
    const typed = element ? typedFaults(element)[0]?.message : undefined;
    const { allowance, entity } = list;
    const how = { mode: 'update', hidden: allowance.hidden, closed: allowance.readOnly } as const;
    const read = readRecord(entity, { [at.wire]: value }, how);
    const problem =
      typed ?? (isRefusal(read) ? problemsOf(read, fields, labels, list.host.catalogue).fields[at.wire] : undefined);
    setError(problem);
    return problem === undefined ? { [at.wire]: value } : null;
  };
  return (
    <BulkDialog
      list={list}
      selection={selection}
      deed="update"
      title={text('bulk.changeTitle', { count: selection.count, plural: labels.several(list.entity) })}
      effect={text('bulk.changeText')}
      changes={changes}
      onClose={onClose}
    >
      <PickList
        label={text('bulk.field')}
        required
        options={fields.map((one) => ({ value: one.name, label: labels.field(one) }))}
        value={name}
        error={at ? undefined : error}
        onChange={(next) => {
          setName(next);
          setValue(null);
          setError(undefined);
        }}
      />
      {at && kit ? (
        <kit.Edit
          key={at.name}
          at={at as never}
          id={fieldId(id, at.wire)}
          label={text('bulk.value')}
          value={value}
          values={{ [at.wire]: value }}
          onChange={setValue}
          onOther={() => undefined}
          error={error}
          required={at.field.required === true}
        />
      ) : null}
    </BulkDialog>
  );
}
