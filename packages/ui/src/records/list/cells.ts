import type { FieldAt } from '../fields/field-at.ts';
import { isOpen } from '../form/form-values.ts';
import { may, type Row } from '../host/row.ts';
import type { List } from './use-list.ts';

/** Shapes that need the room of a form. */
const roomy: ReadonlySet<string> = new Set(['file', 'image', 'bankPart', 'json', 'richText', 'address', 'coordinates']);

/** Whether a value of a list can be changed where it stands: only where the record could be, too. */
export function canEditCell({ entity, allowance }: List, row: Row, at: FieldAt): boolean {
  if (entity.proof || entity.neverUpdated || roomy.has(at.field.type) || !may(row, 'update')) return false;
  return at.name !== 'active' && isOpen(at, 'update', allowance);
}

/** Columns of a row that can be changed, in their order. */
export const editableColumns = (list: List, row: Row): readonly string[] =>
  list.columns.flatMap(({ at }) => (canEditCell(list, row, at) ? [at.name] : []));
