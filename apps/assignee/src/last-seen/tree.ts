/** An element and what is in it, as it can be kept: its name, its attributes, its parts. Text is itself. */
export type Kept =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, parts: readonly Kept[]];

const svg = 'http://www.w3.org/2000/svg';
/** What says something once, what only its page can load, and what would act. */
const left = '[data-once], script, style, link, iframe, object, embed, [role="dialog"], [role="status"]';

/** What is in an element. */
export function keepParts(element: Element): Kept[] {
  return [...element.childNodes].flatMap((node): Kept[] => {
    if (node instanceof Text) return [node.data];
    return node instanceof Element && !node.matches(left)
      ? [[node.localName, attributesOf(node), keepParts(node)]]
      : [];
  });
}
function attributesOf(element: Element): Record<string, string> {
  const said = [...element.attributes].filter(
    ({ name, value }) => !name.startsWith('on') && !value.startsWith('blob:'),
  );
  return Object.fromEntries(said.map(({ name, value }) => [name, value]));
}

/** Makes again what was kept. Nothing is read as HTML, and nothing in it acts: it is a picture. */
export function makeParts(parts: readonly Kept[], within = ''): Node[] {
  return parts.map((part) => {
    if (typeof part === 'string') return document.createTextNode(part);
    const [name, attributes, inner] = part;
    const space = name === 'svg' ? svg : within;
    const element = space ? document.createElementNS(space, name) : document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) put(element, key, value);
    element.append(...makeParts(inner, name === 'foreignObject' ? '' : space));
    return element;
  });
}
/** Styles written into a page are refused by its policy; those that a script sets are not. */
function put(element: Element, key: string, value: string): void {
  const isStyle = key === 'style' && (element instanceof HTMLElement || element instanceof SVGElement);
  if (isStyle) element.style.cssText = value;
  else element.setAttribute(key, value);
}
