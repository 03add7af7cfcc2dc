import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

/** How many answers of the server, and how many characters of the page, a failed story tells. */
const last = { answers: 12, characters: 1500 };
/** Milliseconds. */
const patience = 5000;

/**
 * A story that failed elsewhere is understood by what stood on the page then: its address, its words, the last answers of the
 * server and its faults are added to what went wrong. Answers what looks at the page, to be called before it is closed.
 */
export function tellWhatWasSeen(page: Page, faults: readonly string[]): () => Promise<void> {
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (!/\.(js|css|svg|woff2?|json)$/.test(pathname))
      answers.push(`${response.status()} ${response.request().method()} ${pathname}${search}`);
  });
  let seen = '';
  try {
    onTestFailed(({ task }) => {
      for (const error of task.result?.errors ?? []) error.stack = `${error.stack ?? error.message}\n${seen}`;
    });
  } catch {
    // Opened before the stories of a file: there is no story to tell it with.
  }
  return async () => {
    // A page that was opened and never led anywhere has nothing to tell.
    if (page.url() === 'about:blank') return;
    const looking = page
      .evaluate(() => {
        const parts = [...document.querySelectorAll<HTMLElement>('main, [role=dialog], [role=alert], [role=status]')];
        return (parts.length > 0 ? parts : [document.body]).map((part) => part.innerText).join('\n---\n');
      })
      .catch(() => '(no page any more)');
    // A question that meets a page on its way to the next one may never be answered.
    const words = await Promise.race([looking, setTimeout(patience, '(the page did not answer)')]);
    const lines = words.replace(/\s*\n\s*/g, ' | ').slice(0, last.characters);
    seen = `The page ${page.url()}\n  showed: ${lines}\n  was answered: ${answers.slice(-last.answers).join(', ')}\n  had faults: ${faults.join(' | ') || 'none'}`;
  };
}
