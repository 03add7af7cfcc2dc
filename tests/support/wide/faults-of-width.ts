/** Something on the page that has no room. */
export interface WidthFault {
  readonly what: string;
  readonly where: string;
  readonly by: number;
}
/**
 * Everything in `root` that is wider than its place, under something else, or a figure that is cut or wrapped. It is sent to
 * pages as well, so that all it needs stands within it.
 */
export function faultsOfWidth(root: Element): WidthFault[] {
  const name = (element: Element): string => {
    const own = `${element.tagName.toLowerCase()}${[...element.classList].map((one) => `.${one}`).join('')}`;
    const parent = element.parentElement;
    const above = parent ? `${parent.tagName.toLowerCase()}.${[...parent.classList].join('.')} > ` : '';
    return `${above}${own} "${(element.textContent ?? '').slice(0, 24)}"`;
  };
  /** Figures of tables, cards, key facts and totals. */
  const figures = '.hp-figure, td[data-end] .hp-cell-text, tfoot .hp-number, .hp-card-totals dd';
  /** What scrolls or hides keeps what is too wide for it to itself. */
  const isClosed = (style: CSSStyleDeclaration): boolean => style.overflowX !== 'visible';

  /** Boxes of a text as they stand on the page, whatever cuts them. */
  function boxesOf(node: Node): { readonly whole: DOMRect; readonly line: number } {
    const range = document.createRange();
    range.selectNodeContents(node);
    const heights = [...range.getClientRects()].map(({ height }) => height);
    return { whole: range.getBoundingClientRect(), line: Math.max(0, ...heights) };
  }

  /** What is reached by scrolling is there; what is hidden beyond an edge is not. */
  const scrolls = (style: CSSStyleDeclaration): boolean => /auto|scroll/.test(style.overflowX);
  const cuts = (style: CSSStyleDeclaration): boolean => /hidden|clip/.test(style.overflowX);

  /** By how many pixels `box` goes beyond what cuts it, from `at` upwards to the first thing that scrolls. */
  function cutBy(at: Element | null, box: DOMRect): number {
    for (let around = at; around && around !== root; around = around.parentElement) {
      const style = getComputedStyle(around);
      // What lies in the line of its text cuts nothing.
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (scrolls(style)) return 0;
      if (!cuts(style)) continue;
      const edge = around.getBoundingClientRect();
      const by = Math.max(box.right - edge.right, edge.left - box.left);
      if (by > 1) return Math.round(by);
    }
    return 0;
  }

  /** Whether scrolling sideways leads to it. */
  function isInScroller(element: Element): boolean {
    for (let at = element.parentElement; at && at !== root; at = at.parentElement)
      if (scrolls(getComputedStyle(at))) return true;
    return false;
  }

  /** The texts of an element, each with the element that draws it; without those for readers of screens alone. */
  function textsOf(element: Element): Text[] {
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (node instanceof Text && node.data.trim() && isSeen(node.parentElement)) texts.push(node);
    return texts;
  }
  /** False for what is there for readers of screens alone: always, or where there is room for a picture only. */
  function isSeen(element: Element | null): boolean {
    return element !== null && !element.closest('.hp-hidden') && getComputedStyle(element).clipPath === 'none';
  }

  const faults: WidthFault[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth)
    faults.push({ what: 'the page scrolls sideways', where: 'html', by: page.scrollWidth - page.clientWidth });
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (node) => {
    const element = node as Element;
    if (element instanceof SVGElement || element.classList.contains('hp-hidden')) return NodeFilter.FILTER_REJECT;
    return NodeFilter.FILTER_ACCEPT;
  });
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node as HTMLElement;
    if (element.clientWidth === 0) continue;
    const by = element.scrollWidth - element.clientWidth;
    if (by <= 1) continue;
    const style = getComputedStyle(element);
    if (style.display === 'inline' || style.clip !== 'auto') continue;
    // Reported where it begins: what is around it is too narrow for the same reason.
    const inner = [...element.children].some(
      (child) =>
        child.scrollWidth - child.clientWidth > 1 && child.clientWidth > 0 && !isClosed(getComputedStyle(child)),
    );
    if (!isClosed(style) && !inner && !isInScroller(element))
      faults.push({ what: 'is wider than its place', where: name(element), by });
  }
  for (const figure of root.querySelectorAll(figures)) {
    const { whole, line } = boxesOf(figure);
    if (whole.width === 0 || figure.closest('.hp-hidden')) continue;
    const by = cutBy(figure, whole);
    if (by > 0) faults.push({ what: 'a figure is cut', where: name(figure), by });
    if (whole.height > 1.5 * line)
      faults.push({ what: 'a figure is wrapped', where: name(figure), by: Math.round(whole.height / line) });
  }
  const [main, side] = ['.hp-record-main', '.hp-record-side'].map((one) =>
    root.querySelector(one)?.getBoundingClientRect(),
  );
  if (main && side && main.right > side.left + 1 && main.bottom > side.top + 1 && main.top < side.bottom)
    faults.push({ what: 'cards lie under the activity', where: '.hp-record-main', by: main.right - side.left });
  for (const part of root.querySelectorAll('button, a, input, h1')) {
    const box = part.getBoundingClientRect();
    if (box.width === 0 || part.closest('.hp-hidden')) continue;
    const by = Math.round(Math.max(box.right - page.clientWidth, -box.left));
    if (by > 1 && !isInScroller(part)) faults.push({ what: 'leaves the screen', where: name(part), by });
    // Names in the cells of a table end in dots where its columns are full.
    if (part.closest('table')) continue;
    const cut = Math.max(
      cutBy(part.parentElement, box),
      ...textsOf(part).map((text) => cutBy(text.parentElement, boxesOf(text).whole)),
    );
    if (cut > 0) faults.push({ what: 'is cut off', where: name(part), by: cut });
  }
  return faults;
}
