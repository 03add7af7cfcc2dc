import type { Page } from 'playwright-core';

/** What stands on a page that was gone to. */
export interface Stood {
  /** The heading of the page. */
  readonly title: string;
  /** What the page says went wrong. */
  readonly alerts: readonly string[];
  /** Requests that failed or were refused on the way, and faults of scripts. */
  readonly faults: readonly string[];
  /** `main` holds one of these: what was looked for. */
  readonly has: boolean;
  /** Until it was usable, in milliseconds. */
  readonly took: number;
}
/** Goes from page to page inside the app, as its links do, without loading it anew. */
export interface Walk {
  /** Goes there and waits until the page stands with everything it asked the server for; `wanted` is a CSS selector. */
  to(address: string, wanted: string): Promise<Stood>;
}

/** Prepares a window for walking: must be called before its first page is opened. */
export async function walkIn(page: Page): Promise<Walk> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  await page.addInitScript(countRequests);
  return {
    to: async (address, wanted) => {
      const stood = await page.evaluate(goInside, { address, wanted, patience: 20_000 });
      return { ...stood, faults: [...faults.splice(0), ...stood.faults] };
    },
  };
}

interface Counted {
  running: number;
  failed: string[];
}

/** Runs in the page before its scripts: knows which calls are on their way, and which went wrong. */
function countRequests(): void {
  const counted: Counted = { running: 0, failed: [] };
  const ask = window.fetch;
  Object.assign(window, { counted });
  window.fetch = async (...args) => {
    counted.running += 1;
    const address = args[0] instanceof Request ? args[0].url : String(args[0]);
    try {
      const answer = await ask(...args);
      if (!answer.ok) counted.failed.push(`${answer.status} ${args[1]?.method ?? 'GET'} ${address}`);
      return answer;
    } catch (error) {
      // What a page no longer needs when it is left is called off.
      if ((error as Error).name !== 'AbortError') counted.failed.push(`${String(error)} ${address}`);
      throw error;
    } finally {
      // The page has the answer before it counts as there.
      setTimeout(() => {
        counted.running -= 1;
      });
    }
  };
}

/** Runs in the page. A link of the menu is followed where there is one; else the address changes as the app changes it. */
async function goInside(way: { address: string; wanted: string; patience: number }) {
  const { counted } = window as unknown as { counted: Counted };
  const start = performance.now();
  const old = document.querySelector('main h1');
  const link = document.querySelector<HTMLElement>(`nav a[href="${way.address}"]`);
  if (link) link.click();
  else history.pushState(null, '', way.address);
  const title = () => document.querySelector('main h1');
  const isThere = () => title() !== null && title() !== old;
  const isWaiting = () => counted.running > 0 || document.querySelector('main [class*=Skeleton-root]') !== null;
  let calm = 0;
  while (calm < 2 && performance.now() - start < way.patience) {
    await new Promise((done) => setTimeout(done, 10));
    calm = isThere() && !isWaiting() ? calm + 1 : 0;
  }
  const alerts = () => [...document.querySelectorAll<HTMLElement>('main [role=alert]')].map((one) => one.innerText);
  // What is said while something is on its way does not stay.
  for (let waits = 0; waits < 50 && alerts().length > 0; waits += 1) await new Promise((done) => setTimeout(done, 20));
  return {
    title: isThere() ? (title()?.textContent ?? '') : `nothing new after ${way.patience} ms`,
    alerts: alerts(),
    faults: counted.failed.splice(0),
    has: document.querySelector(`main :is(${way.wanted})`) !== null,
    took: Math.round(performance.now() - start),
  };
}
