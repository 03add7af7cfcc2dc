import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Milliseconds: a server's list on a busy machine. */
const patience = 20_000;

/**
 * Takes a line of a pick list, as somebody who reads: types where the list can be typed into, and does not press before it holds
 * only what fits. A list is filtered a moment after the last letter, and the lines move then.
 */
export async function chooseFrom(field: Locator, typed: string, option: string | RegExp = typed): Promise<void> {
  // What stands there already is not looked for again: its list would show everything.
  if ((await field.inputValue()) === option) return;
  const lines = field.page().getByRole('option');
  await field.click();
  if (await field.isEditable()) {
    await field.fill(typed);
    const fits = (line: string) => line.toLowerCase().includes(typed.toLowerCase());
    const unfit = async () => {
      const shown = await lines.allInnerTexts();
      return shown.length > 0 ? shown.filter((line) => !fits(line)) : ['nothing yet'];
    };
    await expect.poll(unfit, { timeout: patience }).toEqual([]);
  }
  await field.page().getByRole('option', { name: option }).first().click();
}
