/** What Leaflet writes as markup when it is loaded, to see what the browser can do: two constants, nothing else. */
const probes = new Set(['<svg/>', '<v:shape adj="1"/>']);

interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { readonly createHTML: (markup: string) => string | null }): unknown;
}
const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;

// The security policy of the pages forbids markup from text. Leaflet does not start without its probes, so these two are
// let through; any other markup is refused as before.
if (factory && factory.defaultPolicy === null)
  factory.createPolicy('default', { createHTML: (markup) => (probes.has(markup) ? markup : null) });
