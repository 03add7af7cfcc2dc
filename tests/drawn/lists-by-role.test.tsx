import { allowanceFor } from '@homeport/grammar';
import { catalogue, roles } from '@homeport/model';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { canNameIn, neededWires, shownColumns } from '@homeport/ui/records/list/columns.ts';
import { askOf } from '@homeport/ui/records/list/list-ask.ts';
import { readListState, usualView } from '@homeport/ui/records/list/list-state.ts';
import { expect, test } from 'vitest';

test.each(Object.keys(roles))(
  'a list asks for nothing that %s may not see: one hidden field would refuse all of it',
  (role) => {
    const viewer = { roles: [role], user: 'u', person: 'p' };
    const found = catalogue.entities.flatMap((entity) => {
      const allowance = allowanceFor(entity, viewer);
      if (allowance.deeds.read === undefined) return [];
      const state = readListState({}, entity);
      const columns = shownColumns(entity, allowance, null, [], canNameIn(catalogue, viewer));
      const fields = neededWires(entity, { columns, group: null }, allowance);
      const { sort = [], filter } = askOf(entity, state, { viewer, view: usualView(entity), fields });
      const hidden = new Set([...allowance.hidden].map((name) => fieldAt(entity, name)?.wire));
      const narrowed = [...JSON.stringify(filter ?? {}).matchAll(/"field":"(\w+)/g)].map(([, name = '']) => name);
      const asked = [...fields, ...sort.map(({ field }) => field), ...narrowed];
      return asked.filter((name) => hidden.has(name)).map((name) => `${entity.name}.${name}`);
    });
    expect(found).toEqual([]);
  },
);
