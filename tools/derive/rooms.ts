import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Derived } from './derived-files.ts';

const app = 'apps/assignee/src';
const note = '// Written by `npm run derive` from the folders of this application.';
const camel = (folder: string): string => folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The lists by which the assignee application is put together: the pages of every folder (`routes.tsx`) and what a domain
 * brings besides (`brings.ts`). So a domain is added by its folder, and nothing of the frame names one.
 *
 * @throws Error when a file of these names does not export what is collected from it.
 */
export function deriveRooms(root: string): Derived[] {
  const folders = readdirSync(join(root, app), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)
    .sort();
  const exported = (file: string, name: RegExp): string => {
    const found = name.exec(readFileSync(join(root, app, file), 'utf8'))?.[1];
    if (!found) throw new Error(`${app}/${file} exports nothing that is collected from such a file`);
    return found;
  };
  const having = (file: string) => folders.filter((folder) => existsSync(join(root, app, folder, file)));
  const pages = having('routes.tsx').map((folder) => ({
    folder,
    name: exported(`${folder}/routes.tsx`, /^export const (\w+Routes)\b/m),
  }));
  const brought = having('brings.ts').map((folder) => ({
    folder,
    name: exported(`${folder}/brings.ts`, /^export const (brings)\b/m),
  }));
  return [
    {
      path: `${app}/pages.generated.ts`,
      text: [
        note,
        ...pages.map(({ folder, name }) => `import { ${name} } from './${folder}/routes.tsx';`),
        '',
        '/** The pages of all folders. */',
        `export const pages = [${pages.map(({ name }) => `...${name}`).join(', ')}] as const;`,
        '',
      ].join('\n'),
    },
    {
      path: `${app}/brings.generated.ts`,
      text: [
        note,
        ...brought.map(({ folder, name }) => `import { ${name} as ${camel(folder)} } from './${folder}/brings.ts';`),
        "import type { Brings } from './offline/brought.ts';",
        '',
        '/** What the domains bring besides their pages. */',
        `export const brought: readonly Brings[] = [${brought.map(({ folder }) => camel(folder)).join(', ')}];`,
        '',
      ].join('\n'),
    },
  ];
}
