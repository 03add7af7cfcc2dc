import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright-core';
import { kindsIn } from './picture-kinds.ts';

/** What to look at and what to leave out. */
export interface AccessibilityOptions {
  /** CSS selector of the part to look at; the whole page unless told. */
  readonly within?: string;
  /** Nothing but these rules of axe, where the others were looked at before. */
  readonly only?: readonly string[];
  /** How long what is found may take to go, in milliseconds. */
  readonly patience?: number;
  /** Rules of axe that do not apply, each with the reason as its value. */
  readonly without?: Readonly<Record<string, string>>;
  /**
   * Kinds of parts that were looked at before; those of the page are added. A page that has no other ones is not looked at again,
   * and single rules (`only`) look at nothing but the new ones. Unless told, what this worker saw in this size and these colours.
   */
  readonly seen?: Set<string>;
}

interface Violation {
  id: string;
  impact: string | null;
  help: string;
  nodes: { target: unknown[]; failureSummary: string }[];
}

const require = createRequire(import.meta.url);
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/**
 * What a reader waits for before reading: that nothing is a placeholder any more, that an open dialog has the name it is
 * given a moment after it is drawn, and that nothing moves. A page that never comes to rest is looked at as it is.
 */
const AT_REST = `(async () => {
  const isSeen = (element) => element.getClientRects().length > 0;
  const hasName = (dialog) => dialog.getAttribute('aria-label') !== null ||
    (dialog.getAttribute('aria-labelledby') ?? '').split(' ').some((id) => document.getElementById(id) !== null);
  // A device that turns dark or light is followed a moment later, unless somebody has chosen for themselves.
  const wearsScheme = () => {
    const worn = document.documentElement.getAttribute('data-mantine-color-scheme');
    const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    return worn === null || worn === device || localStorage.getItem('homeport.scheme') !== null;
  };
  const isAtRest = () =>
    wearsScheme() &&
    ![...document.querySelectorAll('[class*=Skeleton-root]')].some(isSeen) &&
    [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isSeen).every(hasName) &&
    !document.getAnimations().some(({ playState, effect }) =>
      playState === 'running' && effect.getComputedTiming().iterations !== Infinity);
  for (const end = Date.now() + 5000; Date.now() < end && !isAtRest(); ) await new Promise((done) => setTimeout(done, 25));
})()`;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** How long a page may take to come to rest, in milliseconds: a dialog gets its name, a colour its new value. */
const patience = 4_000;

/** What the files of this worker have looked at and found well, by size and colours. */
const seenSoFar = new Map<string, Set<string>>();
const HOW_SHOWN = `(innerWidth < 700 ? 'narrow ' : 'wide ') +
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') +
  (document.documentElement.getAttribute('data-mantine-color-scheme') ?? '')`;

async function seenInThisLook(session: CDPSession): Promise<Set<string>> {
  const how = (await run(session, HOW_SHOWN)) as string;
  const seen = seenSoFar.get(how) ?? new Set();
  seenSoFar.set(how, seen);
  return seen;
}

/**
 * Looks at the page with axe (WCAG 2.2 A and AA, and good practice) once it is at rest, and throws with a readable list
 * when it finds anything that stays. The script goes in through the debugger, so the page's own security policy stays in
 * force.
 */
export async function expectAccessible(page: Page, options: AccessibilityOptions = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  try {
    await run(session, AT_REST);
    const seen = options.seen ?? (await seenInThisLook(session));
    const fresh = await newKinds(session, seen, options.within);
    if (fresh.length === 0) return;
    // Who gathers faults is told of one once; who fails by it is to fail again.
    for (const kind of options.seen ? fresh : []) seen.add(kind);
    if (!(await run(session, `typeof axe === 'object'`))) await run(session, `${SOURCE};${CONTRAST_OF_NEW};0`);
    await run(session, `(${MARK_KNOWN})(${JSON.stringify(fresh)})`);
    const rules = Object.fromEntries(Object.keys(options.without ?? {}).map((id) => [id, { enabled: false }]));
    const runOnly = options.only ? { type: 'rule', values: options.only } : TAGS;
    const settings = { runOnly, rules, resultTypes: ['violations'], preload: false };
    const part = options.only ? `(${ELEMENTS})(${JSON.stringify(fresh)})` : JSON.stringify(options.within ?? null);
    const call = `axe.run(${part} ?? document, ${JSON.stringify(settings)})`;
    const began = Date.now();
    for (;;) {
      const violations = (await run(session, `${call}.then((found) => found.violations)`)) as Violation[];
      if (violations.length === 0) {
        for (const kind of fresh) seen.add(kind);
        return;
      }
      if (Date.now() - began > (options.patience ?? patience))
        throw new Error(`${page.url()} is not accessible:\n${violations.map(describe).join('\n')}`);
      await new Promise((done) => setTimeout(done, 250));
    }
  } finally {
    await session.detach();
  }
}

/** Kinds of parts of the page that are not among `seen`. */
async function newKinds(session: CDPSession, seen: ReadonlySet<string>, within = 'body'): Promise<readonly string[]> {
  const read = `[...(window.kindsOfParts = (${kindsIn})(document.querySelector(${JSON.stringify(within)}))).keys()]`;
  return ((await run(session, read)) as string[]).filter((kind) => !seen.has(kind));
}
/** Runs in the page: remembers the parts that are of no new kind. */
const MARK_KNOWN = `(fresh) => {
  const known = [...window.kindsOfParts].filter(([kind]) => !fresh.includes(kind));
  window.knownParts = new WeakSet(known.flatMap(([, parts]) => parts));
}`;
/**
 * Contrast is half of what a look costs, and a matter of a part and the two around it: of parts that were looked at before it is not
 * asked again where the page has something new elsewhere. What has come since the kinds were read is asked of.
 */
const CONTRAST_OF_NEW = `{
  const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast');
  const { matches } = rule;
  rule.matches = function (part, ...rest) {
    return !window.knownParts.has(part) && matches.call(this, part, ...rest);
  };
}`;
/** Runs in the page: one part of each kind that still stands there; none of them is no part to look at. */
const ELEMENTS = `(kinds) => {
  const parts = kinds.map((kind) => window.kindsOfParts.get(kind)[0]).filter((one) => one.isConnected);
  return parts.length > 0 ? parts : null;
}`;

async function run(session: CDPSession, expression: string): Promise<unknown> {
  const answer = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  if (answer.exceptionDetails) {
    throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
  }
  return answer.result.value;
}

function describe(violation: Violation): string {
  const places = violation.nodes.map(
    (node) => `    ${node.target.flat().join(' ')}\n      ${node.failureSummary.split('\n').join('\n      ')}`,
  );
  return `- ${violation.id} (${violation.impact ?? 'unrated'}): ${violation.help}\n${places.join('\n')}`;
}
