import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { importsOf, type SourceText } from './imported-names.ts';

/** A name that a file exports. */
export interface Exported {
  readonly name: string;
  /** Gone when the types are: handed on by `export type` alone. */
  readonly isType: boolean;
  /** Types that its declaration names: whoever takes it may have to name them too. What a function does inside is its own. */
  readonly speaksOf: ReadonlySet<string>;
}

/** Functions, whose bodies nobody outside sees. */
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** The types that a piece of a syntax tree names, but for the bodies of functions. */
function typesIn(node: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return found;
  if (Array.isArray(node)) {
    for (const one of node) typesIn(one, found);
    return found;
  }
  const { type, typeName, expression } = node as {
    type?: string;
    typeName?: { name?: string };
    expression?: { name?: string };
  };
  if (type === 'TSTypeReference' && typeName?.name) found.add(typeName.name);
  if (type === 'TSInterfaceHeritage' && expression?.name) found.add(expression.name);
  for (const [key, value] of Object.entries(node))
    if (!(key === 'body' && functions.has(type ?? ''))) typesIn(value, found);
  return found;
}

/** What a file exports by name, in its order; a function that is declared several times once. */
export function exportsOf({ path, text }: SourceText): Exported[] {
  const found = parseSync(path, text).program.body.flatMap((node): Exported[] => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const isType = node.exportKind === 'type';
    const { declaration } = node;
    if (!declaration)
      return node.specifiers.map(({ exported, exportKind }) => ({
        name: exported.type === 'Literal' ? exported.value : exported.name,
        isType: isType || exportKind === 'type',
        speaksOf: new Set(),
      }));
    const speaksOf = typesIn(declaration);
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => {
        if (id.type === 'Identifier') return [{ name: id.name, isType, speaksOf }];
        throw new Error(`${path}: a door names what it hands on, and a pattern has no name`);
      });
    return 'id' in declaration && declaration.id?.type === 'Identifier'
      ? [{ name: declaration.id.name, isType, speaksOf }]
      : [];
  });
  // A type and a value of one name are handed on as the value.
  return [...Map.groupBy(found, ({ name }) => name)].map(([name, all]) => ({
    name,
    isType: all.every(({ isType }) => isType),
    speaksOf: new Set(all.flatMap(({ speaksOf }) => [...speaksOf])),
  }));
}

/** Names with the types among these exports that they speak of, and that those speak of in turn. */
export function withTypes(names: ReadonlySet<string>, exported: readonly Exported[]): ReadonlySet<string> {
  const byName = new Map(exported.map((one) => [one.name, one]));
  const all = new Set(names);
  for (const name of all)
    for (const type of byName.get(name)?.speaksOf ?? []) if (byName.get(type)?.isType) all.add(type);
  return all;
}

/**
 * The names that are taken through doors, by the path of the door; types as well as values. `doorOf` says which door a specifier
 * leads to, undefined for none.
 *
 * @throws Error where a file takes a door as a whole: nobody could say what it uses.
 */
export function takenThrough(
  sources: readonly SourceText[],
  doorOf: (specifier: string, from: string) => string | undefined,
): ReadonlyMap<string, ReadonlySet<string>> {
  const taken = new Map<string, Set<string>>();
  const take = (door: string | undefined, names: readonly string[]) => {
    if (door === undefined) return;
    const known = taken.get(door) ?? new Set();
    for (const name of names) known.add(name);
    taken.set(door, known);
  };
  for (const source of sources) {
    const { path } = source;
    const { module } = parseSync(path, source.text);
    for (const { moduleRequest, entries } of module.staticImports)
      for (const { importName } of entries) {
        const door = doorOf(moduleRequest.value, path);
        if (door !== undefined && importName.kind !== 'Name')
          throw new Error(`${path} takes all of ${moduleRequest.value}: import by name what it uses`);
        take(door, [importName.name ?? '']);
      }
    for (const { entries } of module.staticExports)
      for (const { moduleRequest, importName } of entries)
        if (moduleRequest) take(doorOf(moduleRequest.value, path), importName.name === null ? [] : [importName.name]);
    for (const { name, path: from } of importsOf(source))
      take(doorOf(`./${posix.relative(posix.dirname(path), from)}`, path), [name]);
  }
  return taken;
}

/** The statement by which a door hands on names of a file; undefined where there are none. */
export function handOn(file: string, names: readonly Exported[]): string | undefined {
  if (names.length === 0) return undefined;
  const sorted = [...names].sort((one, other) => (one.name < other.name ? -1 : 1));
  if (sorted.every(({ isType }) => isType))
    return `export type { ${sorted.map(({ name }) => name).join(', ')} } from './${file}';`;
  return `export { ${sorted.map(({ name, isType }) => (isType ? `type ${name}` : name)).join(', ')} } from './${file}';`;
}
