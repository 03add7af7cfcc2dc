import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = join(import.meta.dirname, '../../.cache/test/journeys');

/** Keeps what was on screen when a story broke off; answers the error with the address and the picture named. */
export async function withPicture(error: unknown, page: Page, name: string): Promise<Error> {
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path }).catch(() => undefined);
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Error(`At ${page.url()} (picture: ${path}):\n${words}`, { cause: error });
}
