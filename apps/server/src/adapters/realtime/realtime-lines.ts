/** What nodes say to each other over the database. */
export type Said =
  | { readonly kind: 'wake'; readonly user: string; readonly topic: string }
  | { readonly kind: 'told'; readonly room: string; readonly data: unknown };

/** Bytes of one notification of PostgreSQL, with room for its frame. */
const longestLine = 7_800;
/** How long pieces of a longer text are kept while others are on their way, in milliseconds. */
const patience = 10_000;

const bytes = (text: string): number => Buffer.byteLength(text);

/** Packs what is to be said into as few lines as fit; what is longer than a line is cut into pieces. */
export function linesOf(said: readonly Said[], newId: () => string): string[] {
  const lines: string[] = [];
  let packed: Said[] = [];
  const flush = (): void => {
    if (packed.length > 0) lines.push(JSON.stringify(packed));
    packed = [];
  };
  for (const one of said) {
    const text = JSON.stringify([one]);
    if (bytes(text) > longestLine) {
      flush();
      lines.push(...piecesOf(text, newId()));
      continue;
    }
    if (bytes(JSON.stringify([...packed, one])) > longestLine) flush();
    packed.push(one);
  }
  flush();
  return lines;
}

/** Base64 keeps every piece as long as it looks, whatever the text is written in. */
function piecesOf(text: string, id: string): string[] {
  const coded = Buffer.from(text).toString('base64');
  const size = longestLine - 120;
  const count = Math.ceil(coded.length / size);
  return Array.from({ length: count }, (_, i) =>
    JSON.stringify({ id, i, count, piece: coded.slice(i * size, (i + 1) * size) }),
  );
}

/** Reads lines and answers what was said; pieces are put together when the last one is there. */
export function lineReader(now: () => number = Date.now): (line: string) => readonly Said[] {
  const waiting = new Map<string, { readonly since: number; readonly pieces: Map<number, string> }>();
  return (line) => {
    const read: Said[] | { id: string; i: number; count: number; piece: string } = JSON.parse(line);
    if (Array.isArray(read)) return read;
    for (const [id, { since }] of waiting) if (now() - since > patience) waiting.delete(id);
    const known = waiting.get(read.id) ?? { since: now(), pieces: new Map<number, string>() };
    waiting.set(read.id, known);
    known.pieces.set(read.i, read.piece);
    if (known.pieces.size < read.count) return [];
    waiting.delete(read.id);
    const coded = Array.from({ length: read.count }, (_, i) => known.pieces.get(i) ?? '').join('');
    return JSON.parse(Buffer.from(coded, 'base64').toString());
  };
}
