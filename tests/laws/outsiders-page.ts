import { allowanceFor, type Deed, type Entity, grantsOf, type Outsider, outsiders } from '@homeport/grammar';
import { roles } from '@homeport/model';

const intro = [
  '# What people from outside see',
  '',
  'Per role, the fields of each entity; a star: only some records. A new field is on none of these lines until its declaration',
  'names it under `show` *and* somebody has read this page again: `tests/laws/outsiders.test.ts` holds both to each other. No',
  'line gives internal notes, what was agreed with others, margins, who approved, flags about other audiences, or risk.',
];

const marks: readonly (readonly [Deed, string])[] = [
  ['create', 'adds'],
  ['update', 'changes'],
  ['delete', 'deletes'],
  ['import', 'imports'],
];

/** The page that is reviewed: a section per role, a line per entity, its fields as they are declared. */
export const outsidersPage = (entities: readonly Entity[]): string =>
  [...intro, ...outsiders.flatMap((role) => ['', `## ${roles[role]}`, '', ...linesOf(entities, role)]), ''].join('\n');

const linesOf = (entities: readonly Entity[], role: Outsider): string[] =>
  entities.flatMap((entity) => {
    const { deeds, hidden } = allowanceFor(entity, { roles: [role] });
    if (entity.internal || grantsOf(entity.access, [role]).length === 0) return [];
    const seen = Object.keys(entity.fields).filter((name) => !hidden.has(name));
    const does = marks.flatMap(([deed, mark]) => (deeds[deed] === undefined ? [] : [mark]));
    const star = deeds.read === true ? '' : '*';
    const more = does.length > 0 ? ` (${does.join(', ')})` : '';
    return [`- **${entity.label}**${star}${more}: ${seen.join(', ')}`];
  });
