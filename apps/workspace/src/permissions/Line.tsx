import { type Deed, deeds } from '@homeport/grammar';
import type { MatrixRow, PermissionValues } from '@homeport/model/identity';
import { Button } from '@mantine/core';
import { type Choice, choiceOf, choicesFor, withChoice } from './matrix.rules.ts';
import { type PermissionKey, usePermissionWords } from './use-permission-words.ts';

export interface LineProps {
  readonly index: number;
  readonly row: MatrixRow;
  readonly label: string;
  readonly values: PermissionValues;
  readonly isChanged: boolean;
  readonly isClosed: boolean;
  readonly onChange: (values: PermissionValues) => void;
  readonly onOpen: () => void;
}
/** One kind of records: a choice for each deed that the platform gives, and the way to fields and actions. */
export function Line({ index, row, label, values, isChanged, isClosed, onChange, onOpen }: LineProps) {
  const text = usePermissionWords();
  const taken = values.hide.length + values.readOnly.length + values.without.length;
  const note = row.isKept ? text('kept') : row.from ? text('from', { role: row.from }) : null;
  return (
    <tr aria-rowindex={index} data-changed={isChanged || undefined}>
      <th scope="row">
        <span className="permissions-name" title={label}>
          {label}
        </span>
        {note ? <span className="hp-caption permissions-name">{note}</span> : null}
      </th>
      {deeds.map((deed) => (
        <td key={deed}>
          <DeedChoice row={row} deed={deed} label={label} values={values} isClosed={isClosed} onChange={onChange} />
        </td>
      ))}
      <td className="permissions-more">
        <Button variant="default" size="compact-sm" onClick={onOpen}>
          {taken > 0 ? text('moreCount', { count: taken }) : text('more')}
          <span className="hp-hidden"> {label}</span>
        </Button>
      </td>
    </tr>
  );
}

export interface DeedChoiceProps extends Pick<LineProps, 'row' | 'label' | 'values' | 'isClosed' | 'onChange'> {
  readonly deed: Deed;
}
/** How far one deed goes. What the platform does not give is a dash, and says so. */
export function DeedChoice({ row, deed, label, values, isClosed, onChange }: DeedChoiceProps) {
  const text = usePermissionWords();
  const choices = choicesFor(row, deed);
  if (choices.length === 0)
    return (
      <span className="permissions-never" title={text('never')}>
        <span aria-hidden>–</span>
        <span className="hp-hidden">{text('never')}</span>
      </span>
    );
  const choice = choiceOf(deed, values);
  const shown = choices.includes(choice) ? choice : 'USUAL';
  const wordOf = (one: Choice) => text(`reach.${one === 'USUAL' ? row.given[deed] : one}` as PermissionKey);
  return (
    <select
      className="permissions-choice"
      aria-label={`${text(`do.${deed}`)}: ${label}`}
      value={shown}
      data-less={shown === 'USUAL' ? undefined : shown}
      disabled={isClosed || (deed !== 'read' && values.reach.read === 'NONE')}
      onChange={(event) => onChange(withChoice(values, deed, event.target.value as Choice))}
    >
      {choices.map((one) => (
        <option key={one} value={one}>
          {wordOf(one)}
        </option>
      ))}
    </select>
  );
}
