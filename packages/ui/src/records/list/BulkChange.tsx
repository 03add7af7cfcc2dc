import { isRefusal, readRecord } from '@homeport/grammar';
import { Checkbox } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { PickList } from '../../controls/PickList.tsx';
import { typedFaults } from '../../controls/use-typed.ts';
import type { FieldAt } from '../fields/field-at.ts';
import { kitOf } from '../fields/field-kits.ts';
import { fieldId, problemsOf } from '../form/form-problems.ts';
import { formFields, isOpen, isSame } from '../form/form-values.ts';
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
  const [isEmptied, setEmptied] = useState(false);
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
    // Nothing chosen is no wish to empty the field: that is said on purpose.
    if (typed === undefined && isSame(value, null) && !isEmptied) {
      setError(text('bulk.valueMissing'));
      return null;
    }
    const { allowance, entity } = list;
    const how = { mode: 'update', hidden: allowance.hidden, closed: allowance.readOnly } as const;
    const read = readRecord(entity, { [at.wire]: value }, how);
    const problem =
      typed ?? (isRefusal(read) ? problemsOf(read, fields, labels, list.host.catalogue).fields[at.wire] : undefined);
    setError(problem);
    return problem === undefined ? { [at.wire]: value } : null;
  };
  const counted = { count: selection.count, plural: labels.several(list.entity) };
  return (
    <BulkDialog
      list={list}
      selection={selection}
      deed="update"
      title={text('bulk.changeTitle', counted)}
      {...(at && isEmptied
        ? { confirm: text('bulk.emptyTitle', { ...counted, field: labels.field(at) }), isDangerous: true }
        : {})}
      effect={text(isEmptied ? 'bulk.emptyText' : 'bulk.changeText')}
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
          // A switch that stands at off means off.
          setValue(fields.find((one) => one.name === next)?.field.type === 'yesNo' ? false : null);
          setEmptied(false);
          setError(undefined);
        }}
      />
      {at && kit && !isEmptied ? (
        <kit.Edit
          key={at.name}
          at={at}
          id={fieldId(id, at.wire)}
          label={text('bulk.value')}
          value={value}
          values={{ [at.wire]: value }}
          onChange={(next) => {
            setValue(next);
            setError(undefined);
          }}
          onOther={() => undefined}
          error={error}
          required
        />
      ) : null}
      {at && at.field.required !== true && at.field.type !== 'yesNo' ? (
        <Checkbox
          label={text('bulk.empty')}
          checked={isEmptied}
          onChange={(event) => {
            setEmptied(event.currentTarget.checked);
            setValue(null);
            setError(undefined);
          }}
        />
      ) : null}
    </BulkDialog>
  );
}
