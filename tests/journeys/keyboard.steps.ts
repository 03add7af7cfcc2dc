import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What is said of the focused element: where it is, whether it can be seen, and whether it is marked. */
interface Focus {
  readonly name: string;
  readonly isLost: boolean;
  readonly isMarked: boolean;
  readonly isInSight: boolean;
}

/** How somebody without a mouse moves; the focus is looked at after every key: never lost, always marked and in sight. */
export function keyboardSteps(page: Page) {
  const { keyboard } = page;
  const focus = (): Promise<Focus> => page.evaluate(readFocus);
  /** The focus where the last key left it; drawing it may take a moment. */
  const expectFocus = async (): Promise<void> => {
    const seen = async () => {
      const now = await focus();
      return now.isLost || !now.isMarked || !now.isInSight ? now : 'in order';
    };
    await expect.poll(seen, { timeout: 5_000, interval: 50 }).toBe('in order');
  };
  const has = (target: Locator): Promise<boolean> =>
    target.evaluateAll((all) => all.some((one) => one === document.activeElement));

  /** Goes down an open list to an option and takes it. */
  const takeOption = async (option: string): Promise<void> => {
    await page.getByRole('option', { name: option }).first().waitFor();
    const chosen = page.locator('[role=option][data-combobox-selected]', { hasText: option });
    const step = async () => {
      if ((await chosen.count()) === 0) await keyboard.press('ArrowDown');
      return chosen.count();
    };
    await expect.poll(step, { interval: 200 }).toBe(1);
    await keyboard.press('Enter');
    await expectFocus();
  };

  return {
    expectFocus,
    /** Presses keys one after the other. */
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) {
        await keyboard.press(key);
        await expectFocus();
      }
    },
    type: (text: string) => keyboard.type(text),
    /** Waits until something has the focus by itself. */
    async expectOn(target: Locator): Promise<void> {
      await expect.poll(() => has(target), { timeout: 15_000 }).toBe(true);
      await expectFocus();
    },
    /** Goes with Tab (or back) to something that is on the page. */
    async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
      await target.first().waitFor();
      const way: string[] = [];
      for (let presses = 0; presses < 120; presses += 1) {
        if (presses > 0 && (await has(target))) return expectFocus();
        await keyboard.press(key);
        const now = await focus();
        way.push(now.name);
        // Past the last element the browser's own controls come, then the page again.
        if (!now.isLost) await expectFocus();
      }
      throw new Error(`${key} does not lead to ${target}: ${way.join(', ')}`);
    },
    /** Goes to the group of a radio button and takes that one. */
    async pick(radio: Locator): Promise<void> {
      const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`);
      await this.tabTo(group);
      await keyboard.press('Space');
      for (let presses = 0; presses < 10 && !(await radio.isChecked()); presses += 1) await this.press('ArrowDown');
      await expect.poll(() => radio.isChecked()).toBe(true);
    },
    /** Goes to a combobox, types into it and takes the option that is left. */
    async choose(field: Locator, words: string, option: string): Promise<void> {
      await this.tabTo(field);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(words);
      // The list becomes shorter a moment after the last letter, and begins anew then.
      await takeOption(option);
    },
    /** Goes to a combobox of a few options and takes one of them. */
    async take(field: Locator, option: string): Promise<void> {
      await this.tabTo(field);
      await keyboard.press('ArrowDown');
      await takeOption(option);
    },
  };
}

/** Runs in the page. */
function readFocus(): Focus {
  const at = document.activeElement as HTMLElement | null;
  const isLost = at === null || at === document.body || at === document.documentElement;
  if (isLost) return { name: 'nothing', isLost, isMarked: false, isInSight: false };
  const name = `${at.tagName.toLowerCase()} "${(at.getAttribute('aria-label') ?? at.innerText ?? at.id).trim().slice(0, 40)}"`;
  const rings = [at, at.nextElementSibling, at.parentElement].filter((one) => one !== null);
  // A title, a text or the page itself has the focus to be read from, not to be used.
  const isText = at.tabIndex < 0 && !at.matches('a[href], button, input, select, textarea, [role]:not([role=alert])');
  const isMarked =
    isText ||
    rings.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }) ||
    // A row has its ring drawn by its cells, some of which stay where they are while others pass below them.
    (at.matches('tr') && [...at.children].every((cell) => getComputedStyle(cell).boxShadow.includes('inset')));
  const box = at.getBoundingClientRect();
  const height = document.documentElement.clientHeight;
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const shown = document.elementFromPoint(middle.x, middle.y);
  const isBig = box.height > height;
  const isInSight =
    isText ||
    isBig ||
    (shown !== null && (at.contains(shown) || shown.contains(at) || at.parentElement?.contains(shown) === true));
  return { name, isLost, isMarked, isInSight };
}
