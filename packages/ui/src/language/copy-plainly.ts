import { wordJoiner } from './dates.ts';

/** What keeps words on one line on a page, and is in the way wherever it is pasted. */
const joiners = new RegExp(wordJoiner, 'g');
const fixedSpaces = /[\u00a0\u202f]/g;

/** Text as somebody would type it: without word joiners, with plain spaces. */
const plainText = (shown: string): string => shown.replace(joiners, '').replace(fixedSpaces, ' ');

/**
 * What is copied from a page is plain text: days and amounts can be pasted into a search, a sheet or a form. Selections that
 * need nothing of it are left to the browser, and so is what is copied out of a field. Answers how to stop.
 */
export function copyPlainly(page: Document = document): () => void {
  const onCopy = (event: ClipboardEvent) => {
    if (event.defaultPrevented || !event.clipboardData || event.target instanceof HTMLInputElement) return;
    const shown = page.getSelection()?.toString() ?? '';
    const plain = plainText(shown);
    if (event.target instanceof HTMLTextAreaElement || plain === shown) return;
    event.clipboardData.setData('text/plain', plain);
    event.preventDefault();
  };
  page.addEventListener('copy', onCopy);
  return () => page.removeEventListener('copy', onCopy);
}
