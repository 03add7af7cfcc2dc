import { type FormulaFault, faultAt, formulaRefusals as no } from './formula-refusals.ts';
import type { Place } from './tree.ts';

export interface Token {
  readonly is: 'number' | 'name' | 'text' | 'sign';
  /** A sign as it is kept (`*` for ×); a text without its quotation marks. */
  readonly text: string;
  readonly at: Place;
}
const token = /\s*(?:(\d+(?:\.\d+)?)|([\p{L}_][\p{L}\d_]*)|"([^"\n]*)"|(<=|>=|<>|[-+−*×/÷()%,:;.<>=≤≥≠]))/uy;
const kept: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/', '≤': '<=', '≥': '>=', '≠': '<>' };
/** Digits of a number that is written in a formula. */
const mostDigits = 30;

/** The pieces of a formula, or where no piece can begin. */
export function tokensOf(text: string): readonly Token[] | FormulaFault {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  for (let begin = 0; text.slice(begin).trim() !== ''; begin = token.lastIndex) {
    const found = token.exec(text);
    const from = begin + (text.slice(begin).length - text.slice(begin).trimStart().length);
    if (found === null) {
      const to = from + ([...text.slice(from)][0]?.length ?? 1);
      const refusal = text[from] === '"' ? no.openText() : no.unexpected({ at: text.slice(from, from + 40).trim() });
      return faultAt({ from, to }, refusal);
    }
    const [, number, name, quoted, sign = ''] = found;
    const at = { from, to: token.lastIndex };
    if (number !== undefined && number.length > mostDigits) return faultAt(at, no.tooLarge());
    tokens.push(
      number !== undefined
        ? { is: 'number', text: number, at }
        : name !== undefined
          ? { is: 'name', text: name, at }
          : quoted !== undefined
            ? { is: 'text', text: quoted, at }
            : { is: 'sign', text: kept[sign] ?? sign, at },
    );
  }
  return tokens;
}
