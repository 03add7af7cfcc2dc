import { type Catalogue, type Deed, deeds, type Entity, kebab } from '@homeport/grammar';
import type { Derived } from './derived-files.ts';
import { grantsOf } from './grants.ts';

const letters: Readonly<Record<Deed, string>> = {
  read: 'R',
  create: 'C',
  update: 'U',
  delete: 'D',
  import: 'I',
  export: 'X',
};

/** What every role may do with every entity, and who may do which transition and action. */
export function derivePermissions(catalogue: Catalogue): Derived {
  const roles = rolesOf(catalogue);
  const matrix = catalogue.entities.map(
    (e) => `| [${e.label}](catalogue/${kebab(e.name)}.md) | ${roles.map((r) => cellOf(e, r)).join(' | ')} |`,
  );
  const moves = catalogue.entities.flatMap((e) =>
    Object.entries(e.fields).flatMap(([name, f]) =>
      f.type === 'lifecycle'
        ? Object.entries(f.transitions).map(
            ([t, spec]) =>
              `| ${e.label} | \`${name}.${t}\` | ${spec.system ? 'the system' : spec.by.join(', ')} | ${spec.where ? 'some records' : ''} |`,
          )
        : [],
    ),
  );
  const actions = catalogue.actions
    .filter((a) => a.transition === undefined)
    .map(
      (a) =>
        `| ${catalogue.entity(a.on).label} | \`${a.name}\` | ${(a.by ?? []).join(', ')} | ${[a.where && 'some records', a.proof].filter(Boolean).join(', ')} |`,
    );
  const calls = catalogue.routes.map(
    (r) =>
      `| \`${r.method} ${r.path}\` | ${typeof r.who === 'string' ? whoNames[r.who] : r.who.join(', ')} | ${r.proof ?? ''} |`,
  );
  const text = [
    '<!-- Written by `npm run derive`. -->',
    '# Permissions',
    '',
    'What is not written here is refused. Every line holds inside the tenant the caller acts in; several roles of one person add up.',
    '',
    'R read, C create, U update, D delete, I import, X export. A star: only some records or not all fields, as the page of the entity says.',
    '',
    `| Entity | ${roles.join(' | ')} |`,
    `|---|${roles.map(() => '---').join('|')}|`,
    ...matrix,
    '',
    ...section('Transitions', '| Entity | Transition | Who | |\n|---|---|---|---|', moves),
    ...section('Actions', '| Entity | Action | Who | |\n|---|---|---|---|', actions),
    ...section('Calls', '| Call | Who | Proof |\n|---|---|---|', calls),
  ];
  return { path: 'docs/permissions.md', text: `${text.join('\n').trimEnd()}\n` };
}

const whoNames = { anyone: 'anyone', signedIn: 'everyone who is signed in' } as const;
const section = (title: string, head: string, rows: readonly string[]): string[] =>
  rows.length > 0 ? [`## ${title}`, '', head, ...rows, ''] : [];

function rolesOf(catalogue: Catalogue): string[] {
  return [...new Set(catalogue.entities.flatMap((e) => Object.keys(e.access)))].sort();
}

function cellOf(entity: Entity, role: string): string {
  const grants = grantsOf(entity, role);
  const given = deeds.filter((deed) => grants.some((g) => g.do === 'everything' || g.do.includes(deed)));
  const isPartly = grants.some((g) => g.where || g.follows || g.hide?.length || g.readOnly?.length);
  return `${given.map((deed) => letters[deed]).join('')}${isPartly ? '*' : ''}`;
}
