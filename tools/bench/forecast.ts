import { join } from 'node:path';
import type { DayCountFacts, entryForecast as forecast, KnownLine } from '@homeport/model/diary';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { openBrowser } from '../../tests/support/chromium.ts';
import { percentile } from './rounds.ts';

const countries = ['MX', 'US', 'GB', 'DE', 'FR', 'ES', 'SG'] as const;
const times = 100;
const target = 50;

/** Ten years of a person who travels every week, with half days between. */
function tenYears(): KnownLine[] {
  const first = Temporal.PlainDate.from('2016-11-21');
  return Array.from({ length: 522 }, (_, week): KnownLine[] => {
    const day = (plus: number): string => first.add({ days: week * 7 + plus }).toString();
    const country = countries[week % countries.length] as string;
    const of = (n: number) => ({ id: `${week} ${n}`, locked: false });
    return [
      { ...of(0), startDay: day(0), endDay: day(4), part: 'DAY', country },
      { ...of(1), startDay: day(5), endDay: day(5), part: 'MORNING', country },
      { ...of(2), startDay: day(5), endDay: day(5), part: 'AFTERNOON', country: 'MX' },
      { ...of(3), startDay: day(6), endDay: day(6), part: 'DAY', country: 'MX' },
    ];
  }).flat();
}
const facts: DayCountFacts = { nationality: 'MX', permits: [], uk: { wasResident: true, ties: 2 } };

/** What the assignee app computes while an entry is typed, in Chromium: as the machine is, and on a processor four times slower. */
export async function measureForecast(say: (line: string) => void): Promise<void> {
  const code = await forecastCode();
  const lines = tenYears();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const wire = await page.context().newCDPSession(page);
    for (const rate of [1, 4]) {
      await page.goto('about:blank');
      await page.addScriptTag({ content: code });
      await wire.send('Emulation.setCPUThrottlingRate', { rate });
      for (const country of ['US', 'GB', 'DE', 'SG']) {
        const took = await timesOf(page, country, lines);
        const name = `${country}, ${lines.length} entries of ten years${rate > 1 ? `, processor ${rate} × slower` : ''}`;
        say(
          `${name.padEnd(58)} first ${took[0]?.toFixed(1)} ms, p50 ${percentile(took, 0.5).toFixed(1)} ms, p95 ${percentile(took, 0.95).toFixed(1)} ms (target < ${target})`,
        );
      }
    }
  } finally {
    await browser.close();
  }
}

/** The rules as the app's build has them, as one script. */
async function forecastCode(): Promise<string> {
  const entry = join(import.meta.dirname, '../../packages/model/src/diary/country-rules.rules.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'travelRules' } },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the rules of the diary could not be built');
  return chunk.code;
}

/** Milliseconds of each computation, the first one cold. */
const timesOf = (page: Page, country: string, lines: readonly KnownLine[]): Promise<number[]> =>
  page.evaluate(
    ({ country, lines, facts, times }) => {
      const { entryForecast } = (globalThis as unknown as { travelRules: { entryForecast: typeof forecast } })
        .travelRules;
      return Array.from({ length: times }, (_, n) => {
        const day = String((n % 27) + 1).padStart(2, '0');
        const began = performance.now();
        const typed = { from: `2026-12-${day}`, to: `2027-01-${day}`, lines: [{ part: 'DAY' as const, country }] };
        entryForecast(typed, lines, facts, '2026-11-21');
        return performance.now() - began;
      });
    },
    { country, lines, facts, times },
  );
