import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright-core';

/** What to look at and what to leave out. */
export interface AccessibilityOptions {
  /** CSS selector of the part to look at; the whole page unless told. */
  readonly within?: string;
  /** Rules of axe that do not apply, each with the reason as its value. */
  readonly without?: Readonly<Record<string, string>>;
}

interface Violation {
  id: string;
  impact: string | null;
  help: string;
  nodes: { target: unknown[]; failureSummary: string }[];
}

const require = createRequire(import.meta.url);
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Looks at the page with axe (WCAG 2.2 A and AA, and good practice) and throws with a readable list when it finds
 * anything. The script goes in through the debugger, so the page's own security policy stays in force.
 */
export async function expectAccessible(page: Page, options: AccessibilityOptions = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  try {
    if (!(await run(session, `typeof axe === 'object'`))) await run(session, `${SOURCE};0`);
    const rules = Object.fromEntries(Object.keys(options.without ?? {}).map((id) => [id, { enabled: false }]));
    const settings = { runOnly: TAGS, rules, resultTypes: ['violations'] };
    const call = `axe.run(${JSON.stringify(options.within ?? null)} ?? document, ${JSON.stringify(settings)})`;
    const violations = (await run(session, `${call}.then((found) => found.violations)`)) as Violation[];
    if (violations.length > 0)
      throw new Error(`${page.url()} is not accessible:\n${violations.map(describe).join('\n')}`);
  } finally {
    await session.detach();
  }
}

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
