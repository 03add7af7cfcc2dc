import type { Catalogue, Entity, Field, Grant } from '@homeport/grammar';
import type { Derived } from './derived-files.ts';

/**
 * What other screens need of an entity before its own declaration is there: what it is called, where its list hangs, who may do
 * what, what its records are called and found by, and to which records they refer. In the shape of an entity, so that whoever
 * asks for one gets one.
 */
export function deriveEntityIndex(catalogue: Pick<Catalogue, 'entities' | 'domains'>): readonly Derived[] {
  const rights = new Map<string, string>();
  const lines = catalogue.entities.map((entity) => {
    const fields = keptFields(entity);
    const access = JSON.stringify(rightsOf(entity, fields));
    if (!rights.has(access)) rights.set(access, `r${rights.size}`);
    const { name, label, plural, title, search, sort, menu, internal, scope, canDeactivate } = entity;
    const light = { name, label, plural, title, search, sort, menu, internal, scope, canDeactivate, fields };
    const homes = catalogue.domains.filter(
      (domain) => domain.entities.includes(entity) || domain.actions.some((action) => action.on === name),
    );
    return `  [${JSON.stringify(homes.map((domain) => domain.name))}, { ...${JSON.stringify(light)}, access: ${rights.get(access)} }],`;
  });
  const written = '// Written by `npm run derive` from the declarations of all domains.';
  const allRights = [
    written,
    "import type { Access } from '@homeport/grammar';",
    '',
    '/** Who may do what with an entity, each combination once. */',
    ...[...rights].map(([access, constant]) => `export const ${constant}: Access = ${access};`),
    '',
  ];
  const index = [
    written,
    "import type { Entity } from '@homeport/grammar';",
    `import { ${[...rights.values()].sort().join(', ')} } from './entity-rights.generated.ts';`,
    '',
    '/** Every entity as far as others need it, after the domains that declare the rest of it and what is done with it. */',
    'export const entityIndex: readonly (readonly [readonly string[], Entity])[] = [',
    ...lines,
    '];',
    '',
  ];
  return [
    { path: `${folder}/entity-rights.generated.ts`, text: allRights.join('\n') },
    { path: `${folder}/entity-index.generated.ts`, text: index.join('\n') },
  ];
}
const folder = 'packages/model/src/catalogue';

/** What names and finds a record, and what refers to others, formulas too; without what only its own screens say. */
function keptFields(entity: Entity): Readonly<Record<string, Partial<Field>>> {
  const named = entity.title.flatMap((name) => {
    const field = entity.fields[name];
    return field?.type === 'money' ? [name, field.currency] : [name];
  });
  const kept = new Set([...named, ...(entity.search ?? [])]);
  return Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, field]): [string, Partial<Field>][] => {
      const refers = 'to' in field && field.type !== 'file' && field.type !== 'image';
      const speaks = 'offers' in field && field.offers?.formula !== undefined;
      if (!kept.has(name) && !refers && !speaks) return [];
      const { help: _help, rare: _rare, dataClass: _class, was: _was, initial: _initial, ...more } = field;
      const left = { numbered: undefined, max: undefined, onDelete: undefined, fixed: undefined, ...more };
      // What may be entered is for forms, which wait for the whole declaration.
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
