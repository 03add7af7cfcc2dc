import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '@homeport/grammar';
import type { Derived } from './derived-files.ts';

const model = 'packages/model/src';

/** The texts of all calculations, one file per language: an app that explains a number needs them and no other declared text. */
export async function deriveCalculationWords(
  root: string,
  { domains }: Pick<Catalogue, 'domains'>,
): Promise<Derived[]> {
  const calculating = domains.filter(({ calculations = [] }) => calculations.length > 0);
  return Promise.all(
    ['es', 'fr'].map(async (language) => {
      const tables = await Promise.all(
        calculating.map(async ({ name }) => readFile(join(root, model, name, `${language}.json`), 'utf8')),
      );
      const words = tables
        .flatMap((table) => Object.entries(JSON.parse(table) as Record<string, string>))
        .filter(([key]) => key.startsWith('calculation.'));
      const text = [
        '// Written by `npm run derive` from the words of all domains.',
        'export const words: Readonly<Record<string, string>> = {',
        ...words.map(([key, said]) => `  ${JSON.stringify(key)}: ${JSON.stringify(said)},`),
        '};',
        '',
      ].join('\n');
      return { path: `${model}/catalogue/calculation-words.${language}.generated.ts`, text };
    }),
  );
}
