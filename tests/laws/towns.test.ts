import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';

/** Words of a name that say that a text holds a town. */
const isTown = /(?:town|city|place|port|location|Location)$|^(?:town|city|place|location)$/i;
/** Texts that are called so and hold no town. */
const others = new Set(['passport']);

test('a text that holds a town says so, and in which country: it is shown as the reader calls it', () => {
  const towns = catalogue.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      field.type === 'text' && isTown.test(name) && !others.has(name) ? [{ entity, name, field }] : [],
    ),
  );
  expect(towns.length).toBeGreaterThanOrEqual(10);
  for (const { entity, name, field } of towns) {
    expect(field.place, `${entity.name}.${name}`).toBeDefined();
    if (field.place?.in !== undefined)
      expect(entity.fields[field.place.in]?.type, `${entity.name}.${name}`).toBe('country');
  }
});
