import { allowanceFor, allowanceOf } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';

const telling = catalogue.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, { seenWith }]) => (seenWith ? [{ entity, name, seenWith }] : [])),
);

/** Whoever may not read estimates, as the company has it, reads no figure of one on another page either. */
test.each(telling)('$entity.name.$name is closed to whom $seenWith is', ({ entity, name, seenWith }) => {
  const source = catalogue.entity(seenWith);
  const readers = Object.keys(entity.access).filter(
    (role) => allowanceOf(entity.access, [role]).deeds.read !== undefined,
  );
  for (const role of readers) {
    const isDeclared = allowanceOf(entity.access, [role]).hidden.has(name);
    const mayRead = allowanceFor(source, { roles: [role] }).deeds.read !== undefined;
    expect(allowanceFor(entity, { roles: [role] }).hidden.has(name), role).toBe(isDeclared || !mayRead);
    const narrowings = { [role]: { [seenWith]: { deeds: { read: 'NONE' } } } } as const;
    expect(allowanceFor(entity, { roles: [role], narrowings }).hidden.has(name), `${role} narrowed`).toBe(true);
  }
});
test('some tell of estimates', () => {
  expect(telling.map(({ entity, name }) => `${entity.name}.${name}`)).toContain('scenario.estimatedCost');
});
