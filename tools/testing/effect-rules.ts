import { type Node, parseSync } from 'oxc-parser';
import type { SourceText } from './imported-names.ts';

/** What runs after a drawing. */
const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
/** Where a component has something from: from these hooks, or under these names from another hook or its caller. */
interface Sources {
  readonly hooks: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}
/** What a hook hands out that comes from such a source: all of it, or these parts of an object. */
type HandedOut = 'all' | ReadonlySet<string>;
/** Hooks of our own above those that are known, with what they hand out. */
interface OwnHooks {
  readonly address: ReadonlyMap<string, HandedOut>;
  readonly lists: ReadonlyMap<string, HandedOut>;
}
const noHooks: OwnHooks = { address: new Map(), lists: new Map() };
/** What tells the address a page was drawn for. */
const address: Sources = {
  hooks: new Set(['useAddress', 'useLocation', 'useParams', 'useSearch', 'useRouterState', 'useMatch', 'useMatches']),
  names: new Set(['search', 'params', 'path', 'pathname', 'tab']),
};
/** What tells records that were asked for. */
const lists: Sources = {
  hooks: new Set(['useQuery', 'useQueries', 'useInfiniteQuery', 'useSuspenseQuery', 'useList']),
  names: new Set(['rows', 'items', 'lines', 'entries', 'content', 'pages']),
};
/** How something is looked for among several. */
const listReads = new Set([
  'find',
  'findIndex',
  'findLast',
  'some',
  'every',
  'filter',
  'includes',
  'at',
  'length',
  'indexOf',
]);
/** Parts of an address. */
const addressParts = new Set(['pathname', 'search', 'hash', 'href', 'searchStr']);
/** Calls by which a page goes elsewhere or takes the keyboard along. */
const deeds = new Set([
  'navigate',
  'go',
  'push',
  'replace',
  'focus',
  'focusTitle',
  'scrollTo',
  'scrollIntoView',
  'prefer',
]);
/** Setters of state, and callbacks by which a component tells its caller to. */
const setter = /^(?:set|on)[A-Z]/;
const settings = new Set(['setTimeout', 'setInterval', 'setAttribute', 'setCustomValidity']);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The nodes directly below one. */
function below(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}
/** A node and all below it; with `isShallow` not what stands in functions. */
function* inside(node: Node, isShallow = false): Generator<Node> {
  yield node;
  for (const one of below(node)) if (!(isShallow && functions.has(one.type))) yield* inside(one, isShallow);
}

/** The name by which something is called: `go` of `host.go()`. */
function calledAs(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined;
}

/** Names that a declaration binds. */
const namesIn = (pattern: Node): string[] =>
  [...inside(pattern)].flatMap((node) => (node.type === 'Identifier' ? [node.name] : []));

const mentions = (node: Node, names: ReadonlySet<string>): boolean =>
  [...inside(node)].some((one) => one.type === 'Identifier' && names.has(one.name));

/** What an object that is taken apart binds under one of these names. */
const boundAs = (pattern: Node, names: ReadonlySet<string>): string[] =>
  [...inside(pattern)].flatMap((node) =>
    node.type === 'Property' && node.key.type === 'Identifier' && names.has(node.key.name) ? namesIn(node.value) : [],
  );

/** What a declaration takes from a hook of our own: names of the parts that come from a source. */
function takenFrom(id: Node, init: Node, own: ReadonlyMap<string, HandedOut>): readonly string[] {
  const handed = own.get(calledAs(init) ?? '');
  if (handed === undefined) return [];
  return handed === 'all' || id.type === 'Identifier' ? namesIn(id) : boundAs(id, handed);
}

/** The names in a component that come from these sources, directly or worked out from what does. */
function cameFrom(
  component: Node,
  { hooks, names }: Sources,
  own: ReadonlyMap<string, HandedOut> = new Map(),
): ReadonlySet<string> {
  const given = 'params' in component && Array.isArray(component.params) ? component.params.filter(isNode) : [];
  const known = new Set(given.flatMap((one) => boundAs(one, names)));
  const declared = below(component)
    .flatMap((part) => [...inside(part, true)])
    .flatMap((node) => (node.type === 'VariableDeclarator' && node.init ? [{ id: node.id, init: node.init }] : []));
  for (let before = -1; before !== known.size; ) {
    before = known.size;
    for (const { id, init } of declared) {
      const isAsked = [...inside(init, true)].some((node) => hooks.has(calledAs(node) ?? ''));
      for (const name of takenFrom(id, init, own)) known.add(name);
      if (/^use[A-Z]/.test(calledAs(init) ?? '')) for (const name of boundAs(id, names)) known.add(name);
      if (isAsked || mentions(init, known)) for (const name of namesIn(id)) known.add(name);
    }
  }
  return known;
}

/** Whether an effect looks at the address: at what the page was drawn for, or at what the browser shows by now. */
function readsAddress(effect: Node, known: ReadonlySet<string>): boolean {
  return [...inside(effect)].some((node) => {
    if (node.type === 'Identifier') return known.has(node.name);
    if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return false;
    if (!addressParts.has(node.property.name)) return false;
    const { object } = node;
    if (object.type === 'Identifier') return object.name === 'location';
    return (
      object.type === 'MemberExpression' &&
      object.property.type === 'Identifier' &&
      /^(?:resolvedL|l)ocation$/.test(object.property.name)
    );
  });
}

/** Whether an effect looks for something in a list that was asked for. */
function readsList(effect: Node, known: ReadonlySet<string>): boolean {
  return [...inside(effect)].some((node) => {
    if (node.type === 'ForOfStatement') return mentions(node.right, known);
    if (node.type !== 'MemberExpression') return false;
    const isRead = node.computed || (node.property.type === 'Identifier' && listReads.has(node.property.name));
    return isRead && mentions(node.object, known);
  });
}

const decides = (node: Node): boolean => {
  const name = calledAs(node) ?? '';
  return deeds.has(name) || (setter.test(name) && !settings.has(name));
};

/**
 * Lines with an effect that decides from a list or from the address: it sets state, goes elsewhere or moves the focus by what it
 * finds there. When it runs, the list may be another one and the page on its way elsewhere; what follows from them is worked out
 * while drawing, in a loader, or where the person acts.
 */
export function decidingEffects({ path, text }: SourceText, own: OwnHooks = noHooks): number[] {
  const found: number[] = [];
  const walk = (node: Node, component: Node | undefined) => {
    const within = functions.has(node.type) ? node : component;
    const effect = node.type === 'CallExpression' && effects.has(calledAs(node) ?? '') ? node.arguments[0] : undefined;
    if (effect && component && [...inside(effect)].some(decides)) {
      const isOfAddress = readsAddress(effect, cameFrom(component, address, own.address));
      if (isOfAddress || readsList(effect, cameFrom(component, lists, own.lists)))
        found.push(text.slice(0, node.start).split('\n').length);
    }
    for (const one of below(node)) walk(one, within);
  };
  walk(parseSync(path, text).program, undefined);
  return found;
}

/** Functions by their name, as `function useX()` and `const useX = () =>` declare them. */
function* hooksIn(program: Node): Generator<readonly [name: string, hook: Node]> {
  for (const node of inside(program)) {
    if (node.type === 'FunctionDeclaration' && node.id) yield [node.id.name, node];
    if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      node.init &&
      functions.has(node.init.type)
    )
      yield [node.id.name, node.init];
  }
}

/** What a function answers: the expressions it returns, not those of functions within it. */
function answersOf(hook: Node): Node[] {
  const body = 'body' in hook && isNode(hook.body) ? hook.body : undefined;
  if (!body) return [];
  if (body.type !== 'BlockStatement') return [body];
  return [...inside(body, true)].flatMap((node) =>
    node.type === 'ReturnStatement' && node.argument ? [node.argument] : [],
  );
}

/** What a hook hands out of a source. What it hands out as a function is called where somebody acts, and is none of it. */
function handedOut(hook: Node, sources: Sources, own: ReadonlyMap<string, HandedOut>): HandedOut {
  const known = new Set(cameFrom(hook, { hooks: sources.hooks, names: new Set() }, own));
  for (const [name] of hooksIn(hook)) known.delete(name);
  const isOfSource = (value: Node): boolean =>
    !functions.has(value.type) &&
    [...inside(value, true)].some(
      (node) =>
        sources.hooks.has(calledAs(node) ?? '') ||
        own.has(calledAs(node) ?? '') ||
        (node.type === 'Identifier' && known.has(node.name)),
    );
  const parts = new Set<string>();
  const take = (answer: Node): boolean => {
    if (answer.type !== 'ObjectExpression') return isOfSource(answer);
    return answer.properties.some((part) => {
      if (part.type === 'SpreadElement') return take(part.argument);
      if (part.key.type === 'Identifier' && isOfSource(part.value)) parts.add(part.key.name);
      return false;
    });
  };
  return answersOf(hook).some(take) ? 'all' : parts;
}

/** The hooks of our own in these files that hand out what comes from the address or from a list, through however many others. */
function ownHooks(files: readonly SourceText[]): OwnHooks {
  const all = files.flatMap(({ path, text }) =>
    [...hooksIn(parseSync(path, text).program)].filter(([name]) => /^use[A-Z]/.test(name)),
  );
  const found = (sources: Sources): ReadonlyMap<string, HandedOut> => {
    const own = new Map<string, HandedOut>();
    for (let before: string | null = null; before !== sizeOf(own); ) {
      before = sizeOf(own);
      for (const [name, hook] of all) {
        const handed = handedOut(hook, sources, own);
        if (handed === 'all' || handed.size > 0) own.set(name, handed);
      }
    }
    return own;
  };
  return { address: found(address), lists: found(lists) };
}
const sizeOf = (own: ReadonlyMap<string, HandedOut>): string =>
  [...own].map(([name, handed]) => `${name} ${handed === 'all' ? handed : handed.size}`).join();

const isScreen = (path: string): boolean =>
  /^(?:packages\/ui|apps\/(?:assignee|workspace))\/src\//.test(path) && !/\.test\./.test(path);

/** What is wrong with the effects of all screens: none of them decides from a list or from the address, also through hooks of our own. */
export function judgeEffects(files: readonly SourceText[]): string[] {
  const screens = files.filter(({ path }) => isScreen(path));
  const own = ownHooks(screens);
  return screens.flatMap((file) =>
    decidingEffects(file, own).map((line) => `${file.path}:${line}: an effect decides from a list or from the address`),
  );
}
