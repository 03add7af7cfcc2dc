import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Derived } from './derived-files.ts';

/** Files of one name in the folders of an application, and the list that is made of what they export. */
interface Collected {
  readonly file: string;
  readonly exported: RegExp;
  /** The file that the list is written to, and how: each thing for itself, or the things of each spread. */
  readonly to: string;
  readonly text: (found: readonly Found[]) => readonly string[];
}
interface Found {
  readonly folder: string;
  readonly name: string;
}
/** An application that is put together from its folders. */
interface Rooms {
  readonly app: string;
  /** A folder that stands below all domains; what it needs of them is handed to it. */
  readonly below?: string;
  readonly collected: readonly Collected[];
}

const note = '// Written by `npm run derive` from the folders of this application.';
const camel = (folder: string): string => folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const pages: Collected = {
  file: 'routes.tsx',
  exported: /^export const (\w+Routes)\b/m,
  to: 'pages.generated.ts',
  text: (found) => [
    ...found.map(({ folder, name }) => `import { ${name} } from './${folder}/routes.tsx';`),
    '',
    '/** The pages of all folders. */',
    `export const pages = [${found.map(({ name }) => `...${name}`).join(', ')}] as const;`,
  ],
};

/** What domains add under one name each: imported by the name of their folder, and put into one typed list. */
const added = (list: {
  file: string;
  name: string;
  to: string;
  as: string;
  type: string;
  from: string;
  says: string;
}): Collected => ({
  file: list.file,
  exported: new RegExp(`^export const (${list.name})\\b`, 'm'),
  to: list.to,
  text: (found) => [
    ...found.map(({ folder, name }) => `import { ${name} as ${camel(folder)} } from './${folder}/${list.file}';`),
    `import type { ${list.type} } from './${list.from}';`,
    '',
    `/** ${list.says} */`,
    `export const ${list.as}: readonly ${list.type}[] = [${found.map(({ folder }) => camel(folder)).join(', ')}];`,
  ],
});

export const assigneeRooms: Rooms = {
  app: 'apps/assignee/src',
  collected: [
    pages,
    added({
      ...{ file: 'brings.ts', name: 'brings', to: 'brings.generated.ts', as: 'brought' },
      ...{ type: 'Brings', from: 'offline/brought.ts', says: 'What the domains bring besides their pages.' },
    }),
    added({
      ...{ file: 'menu.ts', name: 'menu', to: 'menu.generated.ts', as: 'menus' },
      ...{
        type: 'DomainMenu',
        from: 'shell/domain-menu.ts',
        says: 'What the domains bring to the menu and the frame.',
      },
    }),
    added({
      ...{ file: 'home-cards.tsx', name: 'homeCards', to: 'home-cards.generated.ts', as: 'homeCards' },
      ...{ type: 'HomeCards', from: 'data/home-card.ts', says: 'The cards that the domains have on Home.' },
    }),
    added({
      ...{ file: 'home-asks.ts', name: 'homeAsks', to: 'home-asks.generated.ts', as: 'homeAsks' },
      ...{ type: 'HomeAsks', from: 'data/home-card.ts', says: 'What the domains ask for their cards on Home.' },
    }),
  ],
};
export const workspaceRooms: Rooms = {
  app: 'apps/workspace/src',
  below: 'records',
  collected: [
    pages,
    added({
      ...{ file: 'record-parts.tsx', name: 'recordParts', to: 'record-parts.generated.ts', as: 'domainParts' },
      ...{ type: 'RecordParts', from: 'records/record-parts.ts' },
      says: 'What the domains add to the generated pages of records.',
    }),
    added({
      ...{ file: 'menu.ts', name: 'menu', to: 'menu.generated.ts', as: 'menus' },
      ...{ type: 'DomainMenu', from: 'frame/domain-menu.ts', says: 'What the domains bring to the menu.' },
    }),
  ],
};

/**
 * The lists by which the applications are put together: the pages of every folder (`routes.tsx`), what a domain of the assignee
 * application brings besides (`brings.ts`) and has in the menu (`menu.ts`), and what one of the workspace has in its menu (`menu.ts`) and adds to
 * the generated pages of records (`record-parts.tsx`). So a domain is added by its folder, and no frame names one.
 *
 * @throws Error when a file of these names does not export what is collected from it.
 */
export const deriveRooms = (root: string, rooms: readonly Rooms[] = [assigneeRooms, workspaceRooms]): Derived[] =>
  rooms.flatMap(({ app, below, collected }) => {
    const folders = readdirSync(join(root, app), { withFileTypes: true })
      .filter((one) => one.isDirectory() && one.name !== below)
      .map(({ name }) => name)
      .sort();
    const found = ({ file, exported }: Collected): Found[] =>
      folders
        .filter((folder) => existsSync(join(root, app, folder, file)))
        .map((folder) => {
          const name = exported.exec(readFileSync(join(root, app, folder, file), 'utf8'))?.[1];
          if (!name) throw new Error(`${app}/${folder}/${file} exports nothing that is collected from such a file`);
          return { folder, name };
        });
    return collected.map((one) => ({
      path: `${app}/${one.to}`,
      text: [note, ...one.text(found(one)), ''].join('\n'),
    }));
  });
