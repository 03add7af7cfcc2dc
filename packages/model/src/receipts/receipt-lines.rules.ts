/** A piece of text where it stands on a page. Points; `y` grows upwards, as in a PDF. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The lines of a page from top to bottom, each from left to right, whatever the order in which the file draws them. What
 * stands apart by more than a letter is another column and is set off by a tab: `2 1.250,00` are two numbers, `1 250,00` is one.
 */
export function linesOf(placed: readonly PlacedText[]): string[] {
  const rows: { y: number; height: number; pieces: PlacedText[] }[] = [];
  for (const piece of placed.filter(({ text }) => text.trim() !== '')) {
    const row = rows.find(({ y, height }) => Math.abs(y - piece.y) < Math.max(height, piece.height) * 0.4);
    if (row) row.pieces.push(piece);
    else rows.push({ y: piece.y, height: piece.height, pieces: [piece] });
  }
  return rows.sort((one, other) => other.y - one.y).map(({ pieces }) => lineOf(pieces));
}

function lineOf(pieces: readonly PlacedText[]): string {
  let end: number | undefined;
  let line = '';
  for (const piece of [...pieces].sort((one, other) => one.x - other.x)) {
    const gap = end === undefined ? 0 : piece.x - end;
    const letter = piece.height || 10;
    if (end !== undefined) line += gap > letter * 0.75 ? '\t' : gap > letter * 0.12 ? ' ' : '';
    line += piece.text;
    end = piece.x + piece.width;
  }
  return line.trim();
}
