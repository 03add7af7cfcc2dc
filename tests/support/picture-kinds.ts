/**
 * Runs in the page, as text: its parts by their kind, so that what looks the same is looked at once. A kind is what an element and
 * those around it say they are (element, classes, role, type, state, variant) and whether it has words, a label and a name; what
 * it says, and where it stands, make no difference to whether it can be read.
 */
export function kindsIn(root: Element): Map<string, Element[]> {
  const said = /^(role|type|disabled|readonly|hidden|tabindex|lang|alt|for|href|scope|aria-[a-z]+|data-[a-z]+)$/;
  /** Of these the value matters, of others whether there is one. */
  const valued =
    /^(role|type|scope|data-[a-z]+|aria-(current|selected|pressed|invalid|disabled|hidden|expanded|haspopup|live))$/;
  const known = new Map<Element, string>();
  const own = (element: Element): string => {
    const found = known.get(element);
    if (found !== undefined) return found;
    const attributes = [...element.attributes]
      .filter(({ name, value }) => said.test(name) && value.length < 40)
      .map(({ name, value }) => (valued.test(name) ? `${name}=${value}` : `${name}${value.trim() === '' ? '=' : ''}`));
    const classes = [...element.classList].filter((one) => !/\d{3}|^__/.test(one)).sort();
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const { color, backgroundColor, fontSize } = getComputedStyle(element);
    const isLabelled = (element as HTMLInputElement).labels
      ? ` labelled=${(element as HTMLInputElement).labels?.length}`
      : '';
    const isNamed = /^(a|button|h\d)$/.test(element.localName) ? ` named=${Boolean(element.textContent?.trim())}` : '';
    const look = words ? ` ${color} ${backgroundColor} ${fontSize}` : '';
    const made = `${element.localName}.${classes.join('.')}[${attributes.sort().join(' ')}]${isLabelled}${isNamed}${look}`;
    known.set(element, made);
    return made;
  };
  const kinds = new Map<string, Element[]>();
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.closest('svg') !== element && element.closest('svg')) continue;
    if (element.getClientRects().length === 0) continue;
    const around = element.parentElement;
    const kind = [element, around, around?.parentElement].map((one) => (one ? own(one) : '')).join(' < ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  }
  return kinds;
}
