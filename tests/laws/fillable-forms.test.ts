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

/** Every field of every entity, by its name. */
const declared = catalogue.entities.flatMap((entity) =>
  Object.entries<Field>(entity.fields).map(([name, field]) => ({ at: `${entity.name}.${name}`, entity, field })),
);

test('a whole number that is a year is written digit by digit', () => {
  const years = declared.filter(({ field }) => field.type === 'whole' && (field.min ?? 0) >= 1900);
  expect(years.length).toBeGreaterThan(1);
  expect(years.flatMap(({ at, field }) => (field.type === 'whole' && !field.ungrouped ? [at] : []))).toEqual([]);
});

test('what is asked for by a choice names a choice of its record, and values of it', () => {
  const found = declared.flatMap(({ at, entity, field: { only } }) => {
    if (!only) return [];
    const by = entity.fields[only.field];
    const choices = by?.type === 'option' ? Object.keys(by.choices ?? {}) : [];
    return only.among.every((one) => choices.includes(one)) ? [] : [at];
  });
  expect(found).toEqual([]);
});

test('a moment with a time zone of its own names a field that holds one', () => {
  const found = declared.flatMap(({ at, entity, field }) => {
    if (field.type !== 'dateTime' || field.zoneIn === undefined) return [];
    const zone = entity.fields[field.zoneIn];
    const isZone =
      (zone?.type === 'ref' && zone.to === 'timeZone') || (zone?.type === 'text' && zone.names?.what === 'timeZone');
    return isZone ? [] : [at];
  });
  expect(found).toEqual([]);
});
