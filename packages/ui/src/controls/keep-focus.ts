/** Attribute of a button at work: it can not be pressed then, and the browser takes the focus from it. */
const atWork = 'data-loading';

/**
 * Gives the focus back to a button that had it when its work began and can be pressed again, unless it went elsewhere
 * meanwhile: who works by keyboard goes on where they were. Answers how to stop.
 */
export function keepFocus(page: Document = document): () => void {
  const waiting = new Set<HTMLElement>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement)) continue;
      if (target.hasAttribute(atWork)) {
        if (page.activeElement === target) waiting.add(target);
      } else if (waiting.delete(target) && target.isConnected && page.activeElement === page.body) target.focus();
    }
    for (const button of waiting) if (!button.isConnected) waiting.delete(button);
  });
  observer.observe(page.body, { subtree: true, attributes: true, attributeFilter: [atWork] });
  return () => observer.disconnect();
}
