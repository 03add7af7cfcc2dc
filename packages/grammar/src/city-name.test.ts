import { describe, expect, test } from 'vitest';
import { citiesCalled, cityNameFrom, englishNameFrom } from './city-name.ts';
import { townAndCountry } from './town-and-country.ts';
import { wayNameFrom } from './way-name.ts';

const fr = {
  SG: { Singapore: 'Singapour' },
  CH: { Geneva: 'Genève', Zurich: 'Zurich' },
  ES: { Cordoba: 'Cordoue', Cartagena: 'Carthagène' },
  AR: { Cordoba: 'Córdoba' },
  CO: { Cartagena: 'Carthagène' },
};

describe('a city by the name of a language', () => {
  test('is found by country and English name, accents and case aside', () => {
    expect(cityNameFrom(fr, 'Singapore', 'SG')).toBe('Singapour');
    expect(cityNameFrom(fr, 'CÓRDOBA', 'ES')).toBe('Cordoue');
    expect(cityNameFrom(fr, 'Cordoba', 'AR')).toBe('Córdoba');
  });
  test('stays as it was written where it is not the English name, or of another country', () => {
    expect(cityNameFrom(fr, 'Singapore River', 'SG')).toBe('Singapore River');
    expect(cityNameFrom(fr, 'Genf', 'CH')).toBe('Genf');
    expect(cityNameFrom(fr, 'Geneva', 'US')).toBe('Geneva');
    expect(cityNameFrom(undefined, 'Geneva', 'CH')).toBe('Geneva');
  });
  test('without a country only where it can mean but one name', () => {
    expect(cityNameFrom(fr, 'Geneva')).toBe('Genève');
    expect(cityNameFrom(fr, 'Cartagena', null)).toBe('Carthagène');
    expect(cityNameFrom(fr, 'Cordoba')).toBe('Cordoba');
  });
});
test('a way is told with the towns of the language, and what stands before it stays', () => {
  expect(wayNameFrom(fr, 'Camille Laurent: Lyon → Singapore')).toBe('Camille Laurent: Lyon → Singapour');
  expect(wayNameFrom(fr, 'AS-10 · Ann Geneva: Geneva → Singapore')).toBe('AS-10 · Ann Geneva: Genève → Singapour');
  expect(wayNameFrom(fr, 'Geneva → Singapore → Geneva')).toBe('Genève → Singapour → Genève');
  expect(wayNameFrom(fr, 'Geneva')).toBe('Geneva');
});
test('a city state says its name once', () => {
  expect(townAndCountry('Singapour', 'Singapour')).toBe('Singapour');
  expect(townAndCountry('Hong Kong', 'R.A.S. chinoise de Hong Kong')).toBe('Hong Kong');
  expect(townAndCountry('Lyon', 'France')).toBe('Lyon, France');
  expect(townAndCountry(null, 'France')).toBe('France');
  expect(townAndCountry('Lyon', '')).toBe('Lyon');
});
test('what stands after a way stays as well', () => {
  expect(wayNameFrom(fr, 'AS-10 Lyon → Singapore 1')).toBe('AS-10 Lyon → Singapour 1');
  expect(wayNameFrom(fr, 'AS-10 · Lyon → Singapore · 1 000 EUR')).toBe('AS-10 · Lyon → Singapour · 1 000 EUR');
});
test('a town that is written as a language calls it is known by its English name, where it can mean but one', () => {
  expect(englishNameFrom(fr, 'singapour')).toBe('Singapore');
  expect(englishNameFrom({ ...fr, US: { Carthage: 'Carthagène' } }, 'Carthagène')).toBe('Carthagène');
  expect(englishNameFrom(fr, 'Lyon')).toBe('Lyon');
  expect(englishNameFrom(undefined, 'Genève')).toBe('Genève');
});
test('a city is found by the beginning of any of its names', () => {
  expect(citiesCalled([fr, { CH: { Geneva: 'Genf' } }], 'gen')).toEqual(['Geneva']);
  expect(citiesCalled([fr], 'singapou')).toEqual(['Singapore']);
  expect(citiesCalled([fr], ' ')).toEqual([]);
});
