/** An element: tag, content (text or children) and attributes. Absent children are left out. */
export interface XmlElement {
  readonly tag: string;
  readonly content: string | readonly (XmlElement | undefined)[];
  readonly attributes?: Readonly<Record<string, string>>;
}

/** An element with text; undefined when there is no text, because ISO 20022 allows no empty elements. */
export function textElement(tag: string, text: string | null | undefined): XmlElement | undefined {
  return text ? { tag, content: text } : undefined;
}

/** An element with children; undefined when none of them is there. */
export function parentElement(
  tag: string,
  children: readonly (XmlElement | undefined)[],
  attributes?: XmlElement['attributes'],
): XmlElement | undefined {
  const present = children.filter((child) => child !== undefined);
  return present.length > 0 ? { tag, content: present, ...(attributes && { attributes }) } : undefined;
}

/** A whole document in UTF-8, one element a line, indented by two spaces. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines(root, '').join('\n')}\n`;
}

function lines({ tag, content, attributes = {} }: XmlElement, indent: string): string[] {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`);
  const open = `${indent}<${tag}${written.join('')}>`;
  if (typeof content === 'string') return [`${open}${escapeXml(content)}</${tag}>`];
  const inner = content.flatMap((child) => (child ? lines(child, `${indent}  `) : []));
  return [open, ...inner, `${indent}</${tag}>`];
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in an element or attribute; characters XML 1.0 forbids are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
