import type { Entity } from '@homeport/grammar';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { FieldShow } from '../fields/FieldShow.tsx';
import { fieldsAt } from '../fields/field-at.ts';
import type { Row } from '../host/row.ts';
import { useRecordText } from '../words/use-record-text.ts';

/** Where a record stands in each of its lifecycles, and whether it is switched off. */
export function StatusChips({ entity, row }: { entity: Entity; row: Row }) {
  const text = useRecordText();
  return (
    <>
      {[...fieldsAt(entity).values()]
        .filter((at) => at.field.type === 'lifecycle' && typeof row[at.wire] === 'string')
        .map((at) => (
          <FieldShow key={at.name} at={at} value={row[at.wire]} row={row} />
        ))}
      {entity.canDeactivate && row.active === false ? (
        <StatusChip state="inactive" label={text('row.inactive')} />
      ) : null}
    </>
  );
}
