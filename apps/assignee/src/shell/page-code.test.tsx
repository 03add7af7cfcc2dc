import { expect, test } from 'vitest';
import { routeTree } from '../routes.tsx';

interface Node {
  readonly fullPath?: string;
  readonly options: { readonly path?: string; readonly component?: { preload?: () => Promise<void> } };
  readonly children?: readonly Node[] | Readonly<Record<string, Node>>;
}
const below = (node: Node): Node[] => [node, ...Object.values(node.children ?? {}).flatMap(below)];

// What stands around every page, and addresses that only lead on.
const withoutCode = ['/', '/login', '/dashboard', '/library'];

test('the page on screen stays until the code of the next one is there, whichever it is', () => {
  const routes = below(routeTree as unknown as Node).filter(({ options }) => options.path && options.component);
  expect(routes.length).toBeGreaterThan(40);
  const late = routes.filter(({ options }) => typeof options.component?.preload !== 'function');
  expect(late.map(({ options }) => options.path).filter((path) => !withoutCode.includes(path ?? ''))).toEqual([]);
});
