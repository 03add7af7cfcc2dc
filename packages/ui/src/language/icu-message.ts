/** A piece of an ICU message: words, or something in braces with its sub-messages. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | {
      readonly kind: 'argument';
      readonly name: string;
      /** `plural`, `select`, `selectordinal`, `number`, `date` …, or empty. */
      readonly type: string;
      /** What stands between type and sub-messages (an offset) or the whole style. */
      readonly style: string;
      readonly cases: readonly (readonly [string, readonly Piece[]])[];
    };

/** Splits an ICU message into pieces. Throws on unbalanced braces. */
export function readMessage(text: string): Piece[] {
  const reader = new Reader(text);
  const pieces = reader.pieces(false);
  if (!reader.isDone()) throw new Error(`Unbalanced braces in message: ${text}`);
  return pieces;
}

class Reader {
  #at = 0;
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  isDone(): boolean {
    return this.#at >= this.#text.length;
  }
  pieces(isInside: boolean): Piece[] {
    const found: Piece[] = [];
    let words = '';
    const flush = () => {
      if (words) found.push({ kind: 'words', text: words });
      words = '';
    };
    while (!this.isDone()) {
      const sign = this.#text[this.#at] ?? '';
      if (sign === "'" && /[{}']/.test(this.#text[this.#at + 1] ?? '')) {
        words += this.#quoted();
      } else if (sign === '{') {
        flush();
        found.push(this.#argument());
      } else if (sign === '}') {
        if (!isInside) throw new Error(`Unbalanced braces in message: ${this.#text}`);
        break;
      } else {
        words += sign;
        this.#at++;
      }
    }
    flush();
    return found;
  }
  /** Apostrophe quoting: '' is one apostrophe, '{…' lasts to the next one. Kept as written. */
  #quoted(): string {
    const start = this.#at;
    if (this.#text[this.#at + 1] === "'") this.#at += 2;
    else {
      const end = this.#text.indexOf("'", this.#at + 1);
      this.#at = end < 0 ? this.#text.length : end + 1;
    }
    return this.#text.slice(start, this.#at);
  }
  #until(signs: string): string {
    const start = this.#at;
    while (!this.isDone() && !signs.includes(this.#text[this.#at] ?? '')) this.#at++;
    return this.#text.slice(start, this.#at).trim();
  }
  #expect(sign: string): void {
    if (this.#text[this.#at] !== sign) throw new Error(`Expected ${sign} in message: ${this.#text}`);
    this.#at++;
  }
  #argument(): Piece {
    this.#expect('{');
    const name = this.#until(',}');
    let type = '';
    let style = '';
    const cases: [string, Piece[]][] = [];
    if (this.#text[this.#at] === ',') {
      this.#at++;
      type = this.#until(',}');
      if (this.#text[this.#at] === ',') {
        this.#at++;
        for (;;) {
          const label = this.#until('{}');
          if (this.#text[this.#at] !== '{') {
            style = label;
            break;
          }
          this.#at++;
          cases.push([label, this.pieces(true)]);
          this.#expect('}');
        }
      }
    }
    this.#expect('}');
    return { kind: 'argument', name, type, style, cases };
  }
}

/** The arguments of a message with their types, sorted: `count plural`, `name`. Equal in every language, by law. */
export function messageArguments(text: string): string[] {
  const found = new Set<string>();
  const walk = (pieces: readonly Piece[]) => {
    for (const piece of pieces) {
      if (piece.kind === 'words') continue;
      found.add(piece.type ? `${piece.name} ${piece.type}` : piece.name);
      for (const [, inner] of piece.cases) walk(inner);
    }
  };
  walk(readMessage(text));
  return [...found].sort();
}

/** The plural categories a message gives, per plural argument. */
export function pluralCases(text: string): string[][] {
  const found: string[][] = [];
  const walk = (pieces: readonly Piece[]) => {
    for (const piece of pieces) {
      if (piece.kind === 'words') continue;
      if (piece.type === 'plural') found.push(piece.cases.map(([label]) => label.split(' ').pop() ?? label));
      for (const [, inner] of piece.cases) walk(inner);
    }
  };
  walk(readMessage(text));
  return found;
}
