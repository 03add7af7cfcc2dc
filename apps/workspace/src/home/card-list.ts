import type { Condition } from '@homeport/grammar';
import type { HomeCard } from '@homeport/model/home';
import type { RecordHost } from '@homeport/ui/records/host/record-host.ts';
import { writeListState } from '@homeport/ui/records/list/list-state.ts';

/**
 * Where the list stands that a card counts, of all of it or of one value of what it is grouped by (null: of what has none). It is opened as
 * the list of all records, whatever view the reader opens it with otherwise.
 */
export function listOf(host: RecordHost, card: Pick<HomeCard, 'on' | 'where' | 'sort'>, only?: OfValue): string {
  const entity = host.catalogue.entity(card.on);
  const [field, direction] = card.sort?.split(',') ?? [];
  const params = writeListState({
    text: '',
    conditions: [...card.where, ...(only ? [conditionOf(only)] : [])],
    sort: field ? { field, descending: direction === 'desc' } : null,
    ...{ group: null, columns: null, size: 50, page: 0, after: null },
  });
  return host.address({ to: 'list', entity, search: { ...params, view: 'all' } }) ?? '';
}

export interface OfValue {
  readonly by: string;
  readonly value: string | null;
}
const conditionOf = ({ by, value }: OfValue): Condition =>
  value === null ? { field: by, op: 'null' } : { field: by, op: 'in', value: [value] };
