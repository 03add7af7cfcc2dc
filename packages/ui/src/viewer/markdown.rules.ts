/** A part of a line. Links lead to https, mailto or tel only; other addresses stay text. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string };
/** A block of a text in Markdown. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly parts: readonly Inline[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' };

/**
 * Reads the plain part of Markdown: headings, paragraphs, lists, quotes, code, emphasis, links. HTML in it stays text, so
 * there is nothing to sanitize: what is drawn is made of these blocks and of nothing else.
 */
export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] ?? '';
    if (line.trim() === '') {
      i += 1;
      continue;
    }
    const [block, used] = blockAt(lines, i, line);
    blocks.push(block);
    i += used;
  }
  return blocks;
}

const bullet = /^\s{0,3}[-*+]\s+(.*)$/;
const numbered = /^\s{0,3}\d{1,9}[.)]\s+(.*)$/;
const heading = /^(#{1,6})\s+(.*?)\s*#*$/;
const starts = [/^```/, heading, bullet, numbered, /^>\s?/, /^\s{0,3}([-*_])(\s*\1){2,}\s*$/];

function blockAt(lines: readonly string[], at: number, line: string): [Block, number] {
  if (line.startsWith('```')) {
    const end = lines.findIndex((other, j) => j > at && other.startsWith('```'));
    const last = end < 0 ? lines.length : end;
    return [{ kind: 'code', text: lines.slice(at + 1, last).join('\n') }, last - at + 1];
  }
  const title = heading.exec(line);
  // The page has its own first heading.
  if (title) {
    const level = Math.min(4, Math.max(2, (title[1] ?? '').length + 1)) as 2 | 3 | 4;
    return [{ kind: 'heading', level, parts: readInline(title[2] ?? '') }, 1];
  }
  if (starts[5]?.test(line)) return [{ kind: 'rule' }, 1];
  for (const [pattern, isOrdered] of [[bullet, false] as const, [numbered, true] as const]) {
    const run = runOf(lines, at, (other) => pattern.test(other));
    if (run.length > 0)
      return [
        { kind: 'list', isOrdered, items: run.map((item) => readInline(pattern.exec(item)?.[1] ?? '')) },
        run.length,
      ];
  }
  const quoted = runOf(lines, at, (other) => other.startsWith('>'));
  if (quoted.length > 0)
    return [
      { kind: 'quote', parts: readInline(quoted.map((one) => one.replace(/^>\s?/, '')).join(' ')) },
      quoted.length,
    ];
  const rest = runOf(lines, at + 1, (other) => other.trim() !== '' && !starts.some((start) => start.test(other)));
  return [
    { kind: 'paragraph', parts: readInline([line, ...rest].map((one) => one.trim()).join(' ')) },
    rest.length + 1,
  ];
}

function runOf(lines: readonly string[], from: number, belongs: (line: string) => boolean): string[] {
  const run: string[] = [];
  for (let i = from; i < lines.length && belongs(lines[i] ?? ''); i++) run.push(lines[i] ?? '');
  return run;
}

const marks = /`([^`\n]+)`|\*\*([^*\n]+)\*\*|__([^_\n]+)__|\*([^*\n]+)\*|\[([^\]\n]+)\]\(([^()\s]+)\)/g;

function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(marks)) {
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    from = found.index + found[0].length;
    const [whole, code, strong, strongToo, em, label, address] = found;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if ((strong ?? strongToo) !== undefined) parts.push({ kind: 'strong', text: strong ?? strongToo ?? '' });
    else if (em !== undefined) parts.push({ kind: 'em', text: em });
    else if (label !== undefined && address !== undefined && /^(https:|mailto:|tel:)/i.test(address))
      parts.push({ kind: 'link', text: label, address });
    else parts.push({ kind: 'text', text: whole });
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}
