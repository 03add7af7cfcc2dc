import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Derived } from './derived-files.ts';

const app = 'apps/workspace/src';
/** The generated pages stand below all domains; what they need of the domains is handed to them. */
const below = 'records';
const note = '// Written by `npm run derive` from the folders of this application.';
const camel = (folder: string): string => folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The lists by which the workspace is put together: the pages of every folder (`routes.tsx`), and what a domain adds to the
 * generated pages of records (`record-parts.tsx`). So neither frame nor records name a domain.
 *
 * @throws Error when a file of these names does not export what is collected from it.
 */
export function deriveWorkspaceRooms(root: string): Derived[] {
  const folders = readdirSync(join(root, app), { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name !== below)
    .map(({ name }) => name)
    .sort();
  const having = (file: string, pattern: RegExp) =>
    folders
      .filter((folder) => existsSync(join(root, app, folder, file)))
      .map((folder) => {
        const name = pattern.exec(readFileSync(join(root, app, folder, file), 'utf8'))?.[1];
        if (!name) throw new Error(`${app}/${folder}/${file} exports nothing that is collected from such a file`);
        return { folder, name };
      });
  const pages = having('routes.tsx', /^export const (\w+Routes)\b/m);
  const parts = having('record-parts.tsx', /^export const (recordParts)\b/m);
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
      path: `${app}/record-parts.generated.ts`,
      text: [
        note,
        ...parts.map(
          ({ folder, name }) => `import { ${name} as ${camel(folder)} } from './${folder}/record-parts.tsx';`,
        ),
        `import type { RecordParts } from './${below}/record-parts.ts';`,
        '',
        '/** What the domains add to the generated pages of records. */',
        `export const domainParts: readonly RecordParts[] = [${parts.map(({ folder }) => camel(folder)).join(', ')}];`,
        '',
      ].join('\n'),
    },
  ];
}
