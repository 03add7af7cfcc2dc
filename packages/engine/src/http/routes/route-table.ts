import { certain } from '@homeport/grammar';
import type { Method, Operation } from '../operation.ts';

interface Node {
  readonly fixed: Map<string, Node>;
  param?: Node;
  readonly operations: Map<Method, Operation>;
}
export type Found =
  | { readonly operation: Operation; readonly params: readonly string[]; readonly tenant?: string }
  | { readonly allowed: readonly Method[] }
  | 'unknown'
  | 'unreadable';

/**
 * All operations by path. Our own, because a catalogue has thousands of paths of a few shapes: a general router took
 * 0.8 s and 64 MB for 3,000 of them, and this one also knows which methods a path has (405, OPTIONS).
 */
export interface RouteTable {
  readonly operations: readonly Operation[];
  /** `path` without the prefix and the leading slash, not yet decoded. */
  find(method: string, path: string): Found;
}

const tenantPrefix = 'for-tenant';
const deepest = 12;

/** Builds the table; two operations of one method at one path stop the start. */
export function routeTable(operations: readonly Operation[]): RouteTable {
  const root: Node = emptyNode();
  for (const operation of operations) {
    let node = root;
    for (const segment of operation.path.split('/')) {
      if (segment.startsWith('{')) node = node.param ??= emptyNode();
      else node = node.fixed.get(segment) ?? addTo(node, segment);
    }
    const known = node.operations.get(operation.method);
    if (known)
      throw new Error(`${operation.method} ${operation.path} is declared twice: ${known.id} and ${operation.id}`);
    node.operations.set(operation.method, operation);
  }
  return { operations, find: (method, path) => find(root, method, path) };
}

const emptyNode = (): Node => ({ fixed: new Map(), operations: new Map() });
function addTo(node: Node, segment: string): Node {
  const made = emptyNode();
  node.fixed.set(segment, made);
  return made;
}

function find(root: Node, method: string, path: string): Found {
  const segments = path.split('/');
  if (segments.length > deepest) return 'unknown';
  for (let i = 0; i < segments.length; i += 1) {
    const segment = certain(segments[i]);
    if (!segment.includes('%')) continue;
    try {
      segments[i] = decodeURIComponent(segment);
    } catch {
      return 'unreadable';
    }
  }
  const isForTenant = segments[0] === tenantPrefix && segments.length > 2;
  const matches: { node: Node; params: string[] }[] = [];
  walk(root, segments, isForTenant ? 2 : 0, [], matches);
  const wanted = method === 'HEAD' ? 'GET' : method;
  let allowed: Method[] = [];
  for (const { node, params } of matches) {
    const operation = node.operations.get(wanted as Method);
    if (operation && (!isForTenant || operation.forTenant)) {
      return isForTenant ? { operation, params, tenant: certain(segments[1]) } : { operation, params };
    }
    allowed = allowed.concat(
      [...node.operations.values()].filter((o) => !isForTenant || o.forTenant).map((o) => o.method),
    );
  }
  return allowed.length > 0 ? { allowed: [...new Set(allowed)] } : 'unknown';
}

/** All nodes that the segments lead to, fixed names before parameters. */
function walk(
  node: Node,
  segments: readonly string[],
  at: number,
  params: readonly string[],
  matches: { node: Node; params: string[] }[],
): void {
  const segment = segments[at];
  if (segment === undefined) {
    if (node.operations.size > 0) matches.push({ node, params: [...params] });
    return;
  }
  const fixed = node.fixed.get(segment);
  if (fixed) walk(fixed, segments, at + 1, params, matches);
  if (node.param && segment !== '') walk(node.param, segments, at + 1, [...params, segment], matches);
}
