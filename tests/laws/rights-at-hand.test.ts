import { allowanceFor } from '@homeport/grammar';
import { catalogue, type RoleKey, roles } from '@homeport/model';
import { expect, test } from 'vitest';

/*
 * A browser has a part of the catalogue: what an entity follows may not be there. What a role may do with it and what is hidden
 * from the role are the same all the same; only which records it is about is the server's to say.
 */
test.each(catalogue.entities.map((entity) => [entity.name, entity] as const))(
  'what may be done with a record of %s, and seen of it, is known without the entities it follows',
  (_, entity) => {
    const alone = structuredClone(entity);
    for (const role of Object.keys(roles) as RoleKey[]) {
      const [whole, part] = [entity, alone].map((one) => {
        const { deeds, hidden, readOnly } = allowanceFor(one, { roles: [role] });
        return { role, deeds: Object.keys(deeds), hidden: [...hidden], readOnly: [...readOnly] };
      });
      expect(part).toEqual(whole);
    }
  },
);
