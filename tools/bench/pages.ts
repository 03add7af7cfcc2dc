import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { assigneeSteps } from '../../tests/journeys/assignee.steps.ts';
import { openBrowser, visit } from '../../tests/support/chromium.ts';
import { buildStaleApps } from '../runtime/build-apps.mjs';
import { serverEnvironment } from '../runtime/server-environment.mjs';
import { cache } from './bench-place.ts';
import { startServer } from './our-server.ts';
import { median } from './rounds.ts';

/** Lighthouse's mobile profile: a slow phone behind a slow line. */
const slowPhone = {
  cpu: 4,
  network: { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 },
};
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const runs = 5;
const target = 1500;

interface Loaded {
  /** Milliseconds from the start of the navigation. */
  readonly paint: number;
  /** What crossed the line, compressed and with its headers. */
  readonly bytes: number;
}

/** Login and Home of the assignee app, loaded with an empty cache: largest contentful paint and bytes, medians. */
export async function measurePages(port: number, say: (line: string) => void): Promise<void> {
  const root = join(import.meta.dirname, '../..');
  if (!(await buildStaleApps(say))) throw new Error('the applications could not be built');
  await using server = await startServer(
    [join(root, 'apps/server/src/start.ts')],
    port,
    '/health/ready',
    serverEnvironment(root, { PORT: String(port), DATA_DIR: join(cache, 'pages'), DEMO: 'on', RATE_FACTOR: '1000' }),
  );
  const browser = await openBrowser();
  try {
    for (const isSlow of [false, true]) {
      for (const name of ['login', 'home'] as const) {
        const loads = await loadsOf(browser, server.baseUrl, name, isSlow);
        const paint = median(loads.map((l) => l.paint));
        const bytes = median(loads.map((l) => l.bytes));
        const line = isSlow ? `4 × slower processor, 150 ms, 1.6 Mbit/s` : 'localhost as it is';
        say(
          `${name.padEnd(6)} ${line.padEnd(40)} largest paint ${paint.toFixed(0).padStart(5)} ms (target ≤ ${target}), ${(bytes / 1024).toFixed(0)} KB`,
        );
      }
    }
  } finally {
    await browser.close();
  }
}

async function loadsOf(browser: Browser, baseUrl: string, name: 'login' | 'home', isSlow: boolean): Promise<Loaded[]> {
  await using guest = await visit(browser, { baseUrl, device: 'phone', context: screen });
  const { page } = guest;
  if (name === 'home') {
    await page.goto('/login');
    await assigneeSteps(page, 'en').enter('assignee.en');
    await page.waitForURL('**/dashboard');
  }
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await page.addInitScript(watchPaint);
  const loads: Loaded[] = [];
  for (let run = 0; run < runs; run += 1) {
    await wire.send('Network.clearBrowserCache');
    await page.goto('about:blank');
    if (isSlow) {
      await wire.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
      await wire.send('Network.emulateNetworkConditions', { offline: false, ...slowPhone.network });
    }
    loads.push(await load(page, wire, name === 'login' ? '/login' : '/dashboard'));
  }
  return loads;
}

async function load(page: Page, wire: CDPSession, path: string): Promise<Loaded> {
  let bytes = 0;
  const count = (part: { encodedDataLength: number }): void => {
    bytes += part.encodedDataLength;
  };
  wire.on('Network.loadingFinished', count);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'largestPaint' in globalThis);
  // What comes later and is larger counts.
  await page.waitForTimeout(2000);
  wire.off('Network.loadingFinished', count);
  const paint = await page.evaluate(() => (globalThis as unknown as { largestPaint: number }).largestPaint);
  return { paint, bytes };
}

/** Runs in the page, before anything of ours. */
function watchPaint(): void {
  const seen = globalThis as unknown as { largestPaint?: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
