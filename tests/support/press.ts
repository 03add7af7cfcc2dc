import type { Locator, Page } from 'playwright-core';

/** As long as a finger is down on a button, in milliseconds. */
const down = 60;

/**
 * Presses a button as a hand does: down near its upper edge, and up a moment later at the same place, wherever the button is
 * by then. Whatever appears above it when a field is left must not take the press away.
 */
export async function pressByHand(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.waitForTimeout(down);
  await page.mouse.up();
}
