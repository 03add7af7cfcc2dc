/** A row of a table of what was mended: what was wrong, what holds now, and what would notice it again. */
export interface MendedRow {
  readonly wrong: string;
  readonly proof: string;
}
/** A test file as it is written in a row, with the titles that are given for it. */
export interface Claim {
  readonly file: string;
  readonly titles: readonly string[];
}

/** Every row of the tables of a page, but for headings and rules. */
export function rowsOf(page: string): MendedRow[] {
  return page
    .split('\n')
    .filter((line) => /^\| /.test(line) && !/^\|[-|\s]+$/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter((cells) => cells.at(-2) !== 'Test')
    .map((cells) => ({ wrong: cells[1] ?? '', proof: cells.at(-2) ?? '' }));
}

const testFile = /`([\w./-]+\.test\.tsx?)`/g;
const again = /^(the )?same( file)?\b/i;

/** What a cell says where no test is named: a command of the repository measures it, or why no test does, in a sentence. */
const measured = /`npm (run bench|test) -- [\w -]+`/;
const excused = /^(looked at|none yet): .{20,}$/i;

/**
 * The claims of a cell. `the same: title` goes on with the file of the row above. Undefined where nothing is named that could
 * notice anything.
 */
export function claimsOf(proof: string, above: string | undefined): Claim[] | undefined {
  if (excused.test(proof)) return [];
  const begin = again.exec(proof);
  if (begin && above === undefined) return undefined;
  const text = begin ? `\`${above}\`${proof.slice(begin[0].length)}` : proof;
  const named = [...text.matchAll(testFile)];
  if (named.length === 0) return measured.test(proof) ? [] : undefined;
  return named.map((found, n) => {
    const rest = text.slice(found.index + found[0].length, named[n + 1]?.index ?? text.length);
    return { file: found[1] ?? '', titles: titlesIn(rest) };
  });
}

/** Titles stand in quotes, or after a colon up to the next file; several of these are parted by semicolons. */
function titlesIn(rest: string): string[] {
  const quoted = [...rest.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title);
  if (quoted.length > 0) return quoted;
  const [, plain] = /^: (.*)$/s.exec(rest) ?? [];
  return plain === undefined ? [] : [plain.replace(/[;,.]?\s*(and )?$/, '').trim()].filter((one) => one !== '');
}

/** Whether a file has a test of a title; `…` and `%s` stand for anything, and a remark may follow in brackets. */
export function hasTitle(source: string, title: string): boolean {
  const pieces = (one: string) => one.split(/…|%s/).map((piece) => piece.trim());
  const plain = source.replaceAll(/\\(['"`])/g, '$1');
  const isThere = (one: string) => pieces(one).every((piece) => plain.includes(piece));
  const known = (one: string) => isThere(one) || isThere(one.replace(/\s*\([^)]*\)$/, ''));
  return known(title) || (title.includes('; ') && title.split('; ').every(known));
}
