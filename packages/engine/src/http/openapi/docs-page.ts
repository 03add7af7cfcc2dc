import type { Document } from './document.ts';

interface OperationPart {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly {
    readonly $ref?: string;
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly $ref?: string }>>;
  readonly 'x-permission': string | readonly string[];
  readonly 'x-proof'?: string;
  readonly 'x-refusals'?: readonly string[];
}
type Paths = Readonly<Record<string, Readonly<Record<string, OperationPart>>>>;

/** The browsable page of a document: plain HTML without any script, so it needs no exception from the policy. */
export function docsPage(
  document: Document,
  address: { readonly prefix: string; readonly tag?: string },
): string | undefined {
  const paths = document.paths as Paths;
  const byTag = new Map<string, { path: string; method: string; operation: OperationPart }[]>();
  for (const [path, item] of Object.entries(paths)) {
    if (path.startsWith('/for-tenant/')) continue;
    for (const [method, operation] of Object.entries(item)) {
      const tag = operation.tags[0] ?? '';
      byTag.set(tag, [...(byTag.get(tag) ?? []), { path, method, operation }]);
    }
  }
  const { prefix, tag } = address;
  if (tag !== undefined && !byTag.has(tag)) return undefined;
  const nav = [...byTag.keys()]
    .sort()
    .map(
      (t) =>
        `<li><a href="${prefix}/docs?tag=${encodeURIComponent(t)}"${t === tag ? ' aria-current="page"' : ''}>${escaped(t)}</a></li>`,
    );
  const main =
    tag === undefined
      ? intro(prefix, byTag.size)
      : (byTag.get(tag) ?? []).map((o) => section(document, prefix, o)).join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(tag ?? 'API')} · Homeport</title><link rel="stylesheet" href="${prefix}/docs.css"></head>
<body><nav aria-label="Contents"><p><a href="${prefix}/docs">Homeport API</a></p><ul>${nav.join('')}</ul></nav><main><h1>${escaped(tag ?? 'Homeport API')}</h1>${main}</main></body></html>`;
}

const intro = (prefix: string, count: number): string =>
  `<p>All calls of this installation, written from its declarations. The same as a document for programs: <a href="${prefix}/openapi.json">openapi.json</a> (OpenAPI 3.1). Choose one of ${count} parts on the left.</p>
<p>Every path also exists behind <code>for-tenant/{tenantId}/</code> for callers who act in several tenants, except the calls that anyone may make.</p>
<p>Failures are <code>application/problem+json</code> with <code>code</code>, <code>title</code>, <code>errors</code> and <code>traceId</code>.</p>`;

function section(
  document: Document,
  prefix: string,
  { path, method, operation }: { path: string; method: string; operation: OperationPart },
): string {
  const who = operation['x-permission'];
  const parameters = (operation.parameters ?? [])
    .map((p) => named(document, p))
    .map(
      (p) => `<li><code>${escaped(p.name ?? '')}</code> (${escaped(p.in ?? '')}${p.required ? ', required' : ''})</li>`,
    );
  const answers = Object.entries(operation.responses).map(
    ([status, r]) => `<li><code>${status}</code> ${escaped(named(document, r).description ?? '')}</li>`,
  );
  const body =
    operation.requestBody === undefined
      ? ''
      : `<h3>Body</h3><pre>${escaped(JSON.stringify(resolved(document, operation.requestBody), null, 2))}</pre>`;
  return `<details id="${escaped(operation.operationId)}"><summary><b>${method.toUpperCase()}</b> <code>${escaped(prefix + path)}</code> <span>${escaped(operation.summary)}</span></summary>
<p>Who: ${escaped(Array.isArray(who) ? who.join(', ') || 'nobody' : String(who))}${operation['x-proof'] ? ` · proof: ${escaped(operation['x-proof'])}` : ''}</p>
${operation['x-refusals'] ? `<p>Refusals: ${operation['x-refusals'].map((r) => `<code>${escaped(r)}</code>`).join(' ')}</p>` : ''}
${parameters.length > 0 ? `<h3>Parameters</h3><ul>${parameters.join('')}</ul>` : ''}${body}<h3>Answers</h3><ul>${answers.join('')}</ul></details>`;
}

/** What a `$ref` of the document points at; itself when it is none. */
function named<T extends { readonly $ref?: string }>(
  document: Document,
  part: T,
): T & { readonly description?: string } {
  if (part.$ref === undefined) return part;
  let at: unknown = document;
  for (const step of part.$ref.slice(2).split('/')) at = (at as Record<string, unknown>)[step];
  return at as T;
}

/** One level of references replaced, enough to read a body. */
function resolved(document: Document, value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((v) => resolved(document, v, depth));
  if ('$ref' in value && depth < 2) return resolved(document, named(document, value as { $ref: string }), depth + 1);
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, resolved(document, v, depth)]));
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

export const docsStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;display:grid;grid-template-columns:16rem 1fr;min-height:100vh}
nav{padding:1rem;border-right:1px solid #8884;overflow:auto;max-height:100vh;position:sticky;top:0;box-sizing:border-box}nav ul{list-style:none;padding:0;margin:0}nav a{display:block;padding:.15rem 0}
main{padding:1rem 2rem;max-width:60rem;min-width:0}details{border:1px solid #8884;border-radius:.5rem;margin:.5rem 0;padding:.5rem 1rem}summary{cursor:pointer}summary span{float:right}
pre{overflow:auto;max-height:30rem;padding:.75rem;background:#8881}a[aria-current]{font-weight:bold}@media(max-width:48rem){body{display:block}nav{position:static;max-height:14rem}}`;
