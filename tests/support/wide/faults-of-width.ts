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
  /** What scrolls or hides keeps what is too wide for it to itself. */
  const isClosed = (style: CSSStyleDeclaration): boolean => style.overflowX !== 'visible';
  const inScroller = (element: Element): boolean => {
    for (let at = element.parentElement; at && at !== root; at = at.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
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
    const isFigure = element.closest('[data-end], .hp-amount, .hp-figure') !== null && !element.closest('thead');
    if (isFigure && isClosed(style) && !element.matches('input'))
      faults.push({ what: 'a figure is cut', where: name(element), by });
    // Reported where it begins: what is around it is too narrow for the same reason.
    const inner = [...element.children].some(
      (child) =>
        child.scrollWidth - child.clientWidth > 1 && child.clientWidth > 0 && !isClosed(getComputedStyle(child)),
    );
    if (!isClosed(style) && !inner && !inScroller(element))
      faults.push({ what: 'is wider than its place', where: name(element), by });
  }
  for (const figure of root.querySelectorAll<HTMLElement>('td[data-end] .hp-cell-text, tfoot [data-end] .hp-sum')) {
    const lines = figure.getClientRects().length;
    const height = figure.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(figure).lineHeight);
    if (lines > 1 || height > 1.9)
      faults.push({ what: 'a figure is wrapped', where: name(figure), by: Math.round(height) });
  }
  const [main, side] = ['.hp-record-main', '.hp-record-side'].map((one) =>
    root.querySelector(one)?.getBoundingClientRect(),
  );
  if (main && side && main.right > side.left + 1 && main.bottom > side.top + 1 && main.top < side.bottom)
    faults.push({ what: 'cards lie under the activity', where: '.hp-record-main', by: main.right - side.left });
  for (const button of root.querySelectorAll('button, a, input, h1')) {
    const box = button.getBoundingClientRect();
    if (box.width === 0 || button.closest('table, .hp-parts, .hp-hidden')) continue;
    if (box.right > page.clientWidth + 1 || box.left < -1)
      if (!inScroller(button))
        faults.push({ what: 'leaves the screen', where: name(button), by: Math.round(box.right - page.clientWidth) });
  }
  return faults;
}
