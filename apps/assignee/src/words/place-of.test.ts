import type { CityNames } from '@homeport/grammar';
import { cityNames } from '@homeport/model/reference';
import { knowCities } from '@homeport/ui/language/cities.ts';
import { describe, expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

describe('the name of a place', () => {
  test('is the town, else the country, else nothing', () => {
    expect(placeOf({ town: 'Lyon', country: 'FR' }, 'en')).toBe('Lyon');
    expect(placeOf({ country: 'SG' }, 'en')).toBe('Singapore');
    expect(placeOf({}, 'en')).toBeNull();
    expect(placeOf(null, 'en')).toBeNull();
  });
  test('is what the language of the reader calls it', async () => {
    await knowCities('fr', (await cityNames.fr()) as CityNames);
    expect(placeOf({ town: 'Singapore', country: 'SG' }, 'fr')).toBe('Singapour');
    expect(placeOf({ town: 'Lyon', country: 'FR' }, 'fr')).toBe('Lyon');
  });
});
