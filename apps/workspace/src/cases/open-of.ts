import { closingLists, type OpenLine } from '@homeport/model/cases';
import { type ListParams, writeListState } from '@homeport/ui/records/list/list-state.ts';

/** The list of what is open of one kind on an assignment, as the parameters of its address; whatever view the reader opens it with otherwise. */
export function openOf(caseDetail: string, { kind, ids }: OpenLine): ListParams {
  const { of, where } = closingLists[kind];
  const params = writeListState({
    text: '',
    conditions: [
      ...(of === null ? [] : [{ field: of, op: 'in', value: [caseDetail] } as const]),
      ...(ids ? [{ field: 'id', op: 'in', value: ids } as const] : []),
      ...where,
    ],
    ...{ sort: null, group: null, columns: null, size: 50, page: 0, after: null },
  });
  return { ...params, view: 'all' };
}
