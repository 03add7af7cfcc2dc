import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Milliseconds: a server's list on a busy machine. */
const patience = 20_000;

/**
 * Types into a pick list and takes a line of it, as somebody who reads: not before the list holds only what fits to what was typed.
 * A list is filtered a moment after the last letter, and the lines move then.
 */
export async function chooseFrom(field: Locator, typed: string, option: string | RegExp = typed): Promise<void> {
  const lines = field.page().getByRole('option');
  const fits = (line: string) => line.toLowerCase().includes(typed.toLowerCase());
  await field.click();
  await field.fill(typed);
  const isFiltered = async () => {
    const shown = await lines.allInnerTexts();
    return shown.length > 0 && shown.every(fits);
  };
  await expect.poll(isFiltered, { timeout: patience }).toBe(true);
  await field.page().getByRole('option', { name: option }).first().click();
}
