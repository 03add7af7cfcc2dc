import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Derived } from './derived-files.ts';

const model = 'packages/model/src';
const isInner = (name: string): boolean => !name.endsWith('.ts') || /(\.test|\.generated)\.ts$/.test(name);

/**
 * The door of every domain: all that its files export. Outsiders come in by it (`@homeport/model/expenses`), files of the
 * domain import each other directly.
 */
export async function deriveDoors(root: string): Promise<Derived[]> {
  const folders = (await readdir(join(root, model), { withFileTypes: true })).filter((f) => f.isDirectory());
  return Promise.all(
    folders.map(async ({ name: domain }) => {
      const files = (await readdir(join(root, model, domain))).filter((name) => !isInner(name)).sort();
      const lines = files.map((file) => `export * from './${file}';`);
      const text = `// Written by \`npm run derive\`: the door of the domain.\n${lines.join('\n')}\n`;
      return { path: `${model}/${domain}/door.generated.ts`, text: files.length === 0 ? undefined : text };
    }),
  );
}
