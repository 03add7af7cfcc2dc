import { deeds, type NamesSpec } from '@homeport/grammar';
import type { MatrixRow, PermissionValues } from '@homeport/model/identity';
import { MultiPickList } from '@homeport/ui/controls/MultiPickList.tsx';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { nameOptions } from '@homeport/ui/records/fields/named.ts';
import { useDeclared } from '@homeport/ui/records/fields/use-declared.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button } from '@mantine/core';
import { DeedChoice } from './Line.tsx';
import { usePermissionWords } from './use-permission-words.ts';

const lists = [
  ['hide', 'hidden', { what: 'field', of: 'about', many: true, except: 'title' }],
  ['readOnly', 'readOnly', { what: 'field', of: 'about', many: true }],
  ['without', 'action', { what: 'action', of: 'about', many: true }],
] as const satisfies readonly (readonly [keyof PermissionValues, string, NamesSpec])[];

export interface RowDialogProps {
  readonly row: MatrixRow;
  readonly role: string;
  readonly values: PermissionValues;
  readonly isClosed: boolean;
  readonly onChange: (values: PermissionValues) => void;
  readonly onClose: () => void;
}
/** Everything about the records of one kind: deeds, fields that are hidden or read only, actions that are taken away. */
export function RowDialog({ row, role, values, isClosed, onChange, onClose }: RowDialogProps) {
  const text = usePermissionWords();
  const labels = useLabels();
  const { catalogue } = useRecordHost();
  const { locale } = useSettings();
  const entity = useDeclared(row.entity);
  const label = labels.plural(catalogue.entity(row.entity));
  return (
    <Dialog opened onClose={onClose} title={text('dialog', { records: label, role })} size="lg">
      <div className="hp-lines">
        {row.isKept ? <p className="hp-muted">{text('kept')}</p> : null}
        <div className="permissions-deeds">
          {deeds.map((deed) => (
            <div key={deed} className="permissions-deed">
              <span aria-hidden>{text(`do.${deed}`)}</span>
              <DeedChoice row={row} deed={deed} label={label} values={values} isClosed={isClosed} onChange={onChange} />
            </div>
          ))}
        </div>
        {entity ? (
          lists.map(([key, word, spec]) => {
            const options = nameOptions(spec, entity, catalogue, labels, locale);
            return options.length === 0 ? null : (
              <MultiPickList
                key={key}
                label={text(word)}
                readOnly={isClosed}
                options={options}
                selected={values[key].map(
                  (name) => options.find((o) => o.value === name) ?? { value: name, label: name },
                )}
                value={values[key]}
                onChange={(next) => onChange({ ...values, [key]: next ?? [] })}
              />
            );
          })
        ) : (
          <ListSkeleton rows={3} />
        )}
        <div className="hp-row">
          <Button onClick={onClose}>{text('done')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
