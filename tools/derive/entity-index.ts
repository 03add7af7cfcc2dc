import type { Catalogue, Entity, Field, Grant } from '@homeport/grammar';
import type { Derived } from './derived-files.ts';

/**
 * What other screens need of an entity before its own declaration is there, in the shape of an entity, so that whoever asks for one
 * gets one. Two files: the index, which the first screen waits for, has what it is called, where its list hangs, who may do what,
 * and what its records are called and found by; to which records it refers comes beside it, for pages of records.
 */
export function deriveEntityIndex(catalogue: Pick<Catalogue, 'entities' | 'domains'>): readonly Derived[] {
  const rights = namedOnce();
  const fullRights = namedOnce();
  const lines: string[] = [];
  const relations: string[] = [];
  for (const entity of catalogue.entities) {
    const fields = naming(entity);
    const { name, label, plural, title, search, sort, menu, internal, scope, canDeactivate } = entity;
    // Without a list of its own it is seen where it is worked on.
    const work = menu === undefined ? entity.work?.filter(({ at }) => at !== undefined) : undefined;
    const light = { name, label, plural, title, search, sort, menu, internal, scope, canDeactivate, work, fields };
    const homes = catalogue.domains.filter(
      (domain) => domain.entities.includes(entity) || domain.actions.some((action) => action.on === name),
    );
    const access = JSON.stringify(rightsOf(entity, fields));
    lines.push(
      `  [${JSON.stringify(homes.map((domain) => domain.name))}, { ...${JSON.stringify(light)}, access: ${rights.of(access)} }],`,
    );
    const more = relating(entity, fields);
    if (Object.keys(more).length === 0) continue;
    const all = JSON.stringify(rightsOf(entity, { ...fields, ...more }));
    const hidden = all === access ? '' : `, ${fullRights.of(all)}`;
    relations.push(`  [${JSON.stringify(name)}, ${JSON.stringify(more)}${hidden}],`);
  }
  const written = '// Written by `npm run derive` from the declarations of all domains.';
  const index = [
    written,
    "import type { Entity } from '@homeport/grammar';",
    `import { ${rights.names().sort().join(', ')} } from './entity-rights.generated.ts';`,
    '',
    '/** Every entity as far as the first screen needs it, after the domains that declare the rest of it and what is done with it. */',
    'export const entityIndex: readonly (readonly [readonly string[], Entity])[] = [',
    ...lines,
    '];',
    '',
  ];
  const relationsFile = [
    written,
    "import type { Access, Field } from '@homeport/grammar';",
    '',
    ...fullRights.written(''),
    '',
    '/** By which fields an entity refers to others, formulas too, and its rights where roles are not shown some of these. */',
    'export const entityRelations: readonly (readonly [string, Readonly<Record<string, Field>>, Access?])[] = [',
    ...relations,
    '];',
    '',
  ];
  const allRights = [
    written,
    "import type { Access } from '@homeport/grammar';",
    '',
    '/** Who may do what with an entity, each combination once. */',
    ...rights.written('export '),
    '',
  ];
  return [
    { path: `${folder}/entity-rights.generated.ts`, text: allRights.join('\n') },
    { path: `${folder}/entity-index.generated.ts`, text: index.join('\n') },
    { path: `${folder}/entity-relations.generated.ts`, text: relationsFile.join('\n') },
  ];
}
const folder = 'packages/model/src/catalogue';

/** Constants for rights, each combination once. */
function namedOnce() {
  const names = new Map<string, string>();
  return {
    of: (access: string): string => {
      const name = names.get(access) ?? `r${names.size}`;
      names.set(access, name);
      return name;
    },
    names: (): string[] => [...names.values()],
    written: (before: string): string[] =>
      [...names].map(([access, name]) => `${before}const ${name}: Access = ${access};`),
  };
}

/** Fields that name and find a record, without what only its own screens say. */
function naming(entity: Entity): Readonly<Record<string, Partial<Field>>> {
  const named = entity.title.flatMap((name) => {
    const field = entity.fields[name];
    return field?.type === 'money' ? [name, field.currency] : [name];
  });
  const kept = new Set([...named, ...(entity.search ?? [])]);
  return lightly(entity, (name) => kept.has(name));
}

/** Fields that refer to others, formulas too, beside those that are known already. */
const relating = (entity: Entity, known: Readonly<Record<string, unknown>>) =>
  lightly(entity, (name, field) => {
    const refers = 'to' in field && field.type !== 'file' && field.type !== 'image';
    const speaks = 'offers' in field && field.offers?.formula !== undefined;
    return !(name in known) && (refers || speaks);
  });

/** What may be entered is for forms, which wait for the whole declaration. */
function lightly(
  entity: Entity,
  keeps: (name: string, field: Field) => boolean,
): Readonly<Record<string, Partial<Field>>> {
  return Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, field]): [string, Partial<Field>][] => {
      if (!keeps(name, field)) return [];
      const { help: _help, rare: _rare, dataClass: _class, was: _was, initial: _initial, ...more } = field;
      const left = { numbered: undefined, max: undefined, onDelete: undefined, fixed: undefined, ...more };
      const { numbered: _numbered, max: _max, onDelete: _onDelete, fixed: _fixed, ...rest } = left;
      return [[name, rest as Partial<Field>]];
    }),
  );
}

/** Who may do what, without the records it is about: the server says which. */
function rightsOf(
  entity: Entity,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, readonly Grant[]>> {
  const light = ({ do: what, hide = [] }: Grant): Grant => {
    const hidden = hide.filter((name) => name in fields);
    return hidden.length > 0 ? { do: what, hide: hidden } : { do: what };
  };
  return Object.fromEntries(
    Object.entries(entity.access).map(([role, given]) => [role, ([given].flat() as readonly Grant[]).map(light)]),
  );
}
