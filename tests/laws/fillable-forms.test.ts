import { allowanceOf, type Field, wireName } from '@homeport/grammar';
import { catalogue, roles } from '@homeport/model';
import { expect, test } from 'vitest';

/** Kept by the app for the caller themselves, whom it names: no form makes them. */
const ofTheApp = new Set(['userSetting', 'savedView']);

/** Whether a new record cannot be saved before somebody has chosen this relation from its list. */
const isAsked = (field: Field): boolean =>
  field.required === true && field.derived !== true && field.readOnly !== true && (field.initial ?? null) === null;

test('a role that may make a record may read what it has to choose from', () => {
  const found = Object.keys(roles).flatMap((role) =>
    catalogue.entities.flatMap((entity) => {
      const { deeds, hidden, readOnly } = allowanceOf(entity.access, [role]);
      if (entity.internal || ofTheApp.has(entity.name) || deeds.create === undefined) return [];
      return Object.entries<Field>(entity.fields).flatMap(([name, field]) => {
        const to = 'to' in field ? field.to : '';
        if (!isAsked(field) || !catalogue.hasEntity(to) || hidden.has(name) || readOnly.has(name)) return [];
        const isOpen = allowanceOf(catalogue.entity(to).access, [role]).deeds.read !== undefined;
        return isOpen ? [] : [`${role}: ${entity.name}.${wireName(name, field)}`];
      });
    }),
  );
  expect(found).toEqual([]);
});
