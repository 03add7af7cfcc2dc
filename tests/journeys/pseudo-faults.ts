import type { Page } from 'playwright-core';

/**
 * What is wrong with a page in the pseudo-locale: texts that are clipped or stand beside the page, texts that no catalogue
 * has (without brackets, and said neither by the server's data nor by `Intl`, nor printed on a key), and sentences put together from pieces.
 */
export function pseudoFaults(page: Page, data: string): Promise<string[]> {
  return page.evaluate((known) => {
    const faults = new Set<string>();
    const isSeen = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && style.clipPath === 'none';
    };
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 60);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} wide and can show ${clientWidth}`);
    const brackets = (text: string) => {
      let depth = 0;
      let top = '';
      for (const sign of text) {
        if (sign === '[') depth += 1;
        if (depth === 0) top += sign;
        if (sign === ']') {
          depth -= 1;
          if (depth === 0) top += '¤';
        }
      }
      return top;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let at = walker.nextNode() as Element | null; at; at = walker.nextNode() as Element | null) {
      if (at.closest('script, style, svg, canvas, iframe, kbd, .textLayer') || !isSeen(at)) continue;
      const texts = [...at.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = texts.map((node) => node.textContent ?? '').join('');
      if (text.trim() === '') continue;
      const shown = text.trim().slice(0, 60);
      const style = getComputedStyle(at);
      const isCut = /hidden|clip/.test(style.overflowX) && at.scrollWidth > at.clientWidth + 1;
      if (isCut && style.webkitLineClamp === 'none') faults.add(`clipped: ${shown} (${name(at)})`);
      const { right, left } = at.getBoundingClientRect();
      if ((right > innerWidth + 1 || left < -1) && !scrolls(at)) faults.add(`beside the page: ${shown} (${name(at)})`);
      const top = brackets(text);
      if (/¤\s*¤/.test(top)) faults.add(`joined: ${shown} (${name(at)})`);
      const foreign = (top.match(/\p{L}{3,}/gu) ?? []).filter((word) => !known.includes(word.toLowerCase()));
      if (foreign.length > 0 && text.includes(foreign[0] ?? '')) faults.add(`in no catalogue: ${shown} (${name(at)})`);
    }
    return [...faults];
  }, data.toLowerCase());
}
