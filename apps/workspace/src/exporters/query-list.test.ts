import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';
import { listOfQuery } from './query-list.rules.ts';

const entity = catalogue.entity('caseService');
const query = { matches: 'ALL', groupBy: null, sortBy: 'startDate', sortOrder: 'DESC' } as const;
const open = { field: 'status', operator: 'in', value: 'REQUESTED, SCHEDULED' } as const;

test('a query is the list of its records, in its order, with its columns and conditions', () => {
  const found = listOfQuery(
    entity,
    query,
    [open, { field: 'provider', operator: 'notNull', value: null }],
    [{ field: 'name' }, { field: 'caseDetail.assignee' }],
  );
  expect(found).toEqual({
    params: {
      filter: 'status:in:REQUESTED,SCHEDULED;provider:notNull',
      sort: 'startDate,desc',
      columns: 'name',
      view: 'all',
    },
    leftOut: 1,
  });
});
test('what a list cannot ask for is no list', () => {
  expect(listOfQuery(entity, { ...query, matches: 'ANY' }, [open, open], [])).toBeUndefined();
  expect(listOfQuery(entity, { ...query, matches: 'ANY' }, [open], [])).toBeDefined();
  expect(listOfQuery(entity, query, [{ ...open, field: 'caseDetail.status' }], [])).toBeUndefined();
  expect(listOfQuery(entity, query, [{ field: 'startDate', operator: 'lt', value: '$today+30' }], [])).toBeUndefined();
});
