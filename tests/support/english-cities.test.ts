import { expect, test } from 'vitest';
import { cityFaults } from './english-cities.ts';

test('English names of cities are found where the language has its own, and names that stand twice', async () => {
  const faults = await cityFaults('fr');
  expect(faults('Camille Laurent : Lyon → Singapour')).toEqual([]);
  expect(faults('Camille Laurent : Lyon → Singapore')).toEqual(['“Singapore” in “Camille Laurent : Lyon → Singapore”']);
  expect(faults('Singapour, Singapour')).toHaveLength(1);
  expect(faults('mar. 12:48 (Singapore)')).toHaveLength(1);
  expect(faults('Nom\nSingapore\nPays')).toHaveLength(1);
  expect(faults('Singapore, Singapour')).toHaveLength(1);
  expect(faults('A1 · Lyon → Singapore 1')).toHaveLength(1);
  expect(faults('Paris, France\nSingapore Homes\nSingapore, 33 Lindenweg')).toEqual([]);
});
