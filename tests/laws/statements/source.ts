import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import {
  type ArrowFunctionExpression,
  type Function as FunctionNode,
  type Node,
  type Program,
  parseSync,
  visitorKeys,
} from 'oxc-parser';

/** A function of a source file, in any form. */
export type Fn = FunctionNode | ArrowFunctionExpression;

/** A source file as the reader of statements looks at it. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly program: Program;
  /** Every node with the one it stands in. */
  readonly parents: ReadonlyMap<Node, Node>;
  /** Imported names: the name there, and the file when it is one of the repository. */
  readonly imports: ReadonlyMap<string, { readonly name: string; readonly path: string }>;
  /** What a door hands on from another file, by the name it has outside. */
  readonly handedOn: ReadonlyMap<string, { readonly name: string; readonly path: string }>;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** What stands directly in a node, in the order of the text. */
function childrenOf(node: Node): Node[] {
  const within: ReadonlyMap<string, unknown> = new Map(Object.entries(node));
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const value = within.get(key);
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });
}

/** A node and all below it. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

export const isFn = (node: Node | undefined): node is Fn =>
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'ArrowFunctionExpression';

/** Reads and parses a file; `root` is the repository, with a slash at its end. */
export function readSource(root: string, path: string, text = readFileSync(root + path, 'utf8')): Source {
  const { program, module } = parseSync(path, text);
  const parents = new Map<Node, Node>();
  for (const node of walk(program)) for (const child of childrenOf(node)) parents.set(child, node);
  const imports = new Map<string, { name: string; path: string }>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries) {
      const from = moduleRequest.value;
      const at = from.startsWith('.') ? posix.join(posix.dirname(path), from) : from;
      imports.set(localName.value, { name: importName.name ?? localName.value, path: at });
    }
  const handedOn = new Map<string, { name: string; path: string }>();
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName } of entries)
      if (moduleRequest && importName.name && exportName.name)
        handedOn.set(exportName.name, {
          name: importName.name,
          path: posix.join(posix.dirname(path), moduleRequest.value),
        });
  return { path, text, program, parents, imports, handedOn };
}

/** The function that a node stands in, itself not counted. */
export function enclosing({ parents }: Source, node: Node): Fn | undefined {
  let at = parents.get(node);
  while (at && !isFn(at)) at = parents.get(at);
  return at;
}

/** The line of a node, from 1. */
export const lineOf = ({ text }: Source, node: Node): number => text.slice(0, node.start).split('\n').length;
