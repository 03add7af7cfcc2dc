import { type FormulaFault, faultAt, formulaRefusals as no } from './formula-refusals.ts';
import { formulaLimits } from './limits.ts';
import { type Token, tokensOf } from './tokens.ts';
import {
  type Argument,
  type Expression,
  type FormulaTree,
  type NamedValue,
  type Place,
  type Sign,
  signs,
} from './tree.ts';

/** What a formula says, or the one place from which on it cannot be read. Never throws, whatever the text. */
export type ParsedFormula = { readonly tree: FormulaTree } | { readonly fault: FormulaFault };

/** Words of the language itself, which name nothing else. */
export const keywords: ReadonlySet<string> = new Set(['let', 'and', 'or', 'not', 'true', 'false']);

/** Reads the text of a formula. What its names stand for is for the check. */
export function parseFormula(text: string): ParsedFormula {
  if (text.length > formulaLimits.characters)
    return { fault: faultAt({ from: 0, to: text.length }, no.tooLong({ max: formulaLimits.characters })) };
  const tokens = tokensOf(text);
  if (!isTokens(tokens)) return { fault: tokens };
  try {
    return { tree: new Reader(tokens, text).formula() };
  } catch (stopped) {
    if (stopped instanceof Unreadable) return { fault: stopped.fault };
    throw stopped;
  }
}
const isTokens = (found: readonly Token[] | FormulaFault): found is readonly Token[] => Array.isArray(found);

/** Leaves the recursion at the first fault; it never leaves `parseFormula`. */
class Unreadable extends Error {
  readonly fault: FormulaFault;
  constructor(fault: FormulaFault) {
    super(fault.refusal.code);
    this.fault = fault;
  }
}
/** Signs from the weakest to the strongest. Comparisons do not go on: a < b < c means nothing. */
const levels: readonly (readonly Sign[])[] = [
  ['or'],
  ['and'],
  ['=', '<>', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/'],
];
const comparing = 2;
const isSign = (text: string): text is Sign => signs.some((one) => one === text);

class Reader {
  #next = 0;
  #depth = 0;
  #parts = 0;
  readonly #tokens: readonly Token[];
  readonly #text: string;

  constructor(tokens: readonly Token[], text: string) {
    this.#tokens = tokens;
    this.#text = text;
  }

  formula(): FormulaTree {
    const named: NamedValue[] = [];
    while (this.#takes('let')) {
      const name = this.#take('name');
      if (keywords.has(name.text)) throw this.#wrong(name);
      this.#need('=');
      const value = this.#joined(0);
      this.#need(';');
      named.push({ name: name.text, at: name.at, value });
    }
    const result = this.#joined(0);
    if (this.#token) throw this.#wrong(this.#token);
    return { named, result };
  }

  #joined(level: number): Expression {
    const among = levels[level];
    if (!among) return this.#unary();
    if (level === comparing && this.#takes('not')) return this.#negated('not', () => this.#joined(comparing));
    let left = this.#joined(level + 1);
    for (let sign = this.#signAmong(among); sign; sign = this.#signAmong(among)) {
      this.#next += 1;
      const right = this.#joined(level + 1);
      left = this.#part({ is: 'join', sign, left, right, at: { from: left.at.from, to: right.at.to } });
      if (level === comparing) break;
    }
    return left;
  }
  #signAmong(among: readonly Sign[]): Sign | undefined {
    const found = this.#token;
    if (found?.is !== 'sign' && found?.is !== 'name') return undefined;
    return isSign(found.text) && among.includes(found.text) ? found.text : undefined;
  }

  #unary(): Expression {
    return this.#takes('-') ? this.#negated('negative', () => this.#unary()) : this.#single();
  }
  #negated(is: 'negative' | 'not', inner: () => Expression): Expression {
    const { from } = this.#before;
    const of = this.#deeper(inner);
    return this.#part({ is, of, at: { from, to: of.at.to } });
  }

  #single(): Expression {
    const first = this.#token;
    if (!first) throw this.#ended();
    if (first.is === 'number') {
      this.#next += 1;
      const isPercent = this.#takes('%');
      return this.#part({ is: 'number', value: plain(first.text), isPercent, at: this.#since(first.at) });
    }
    if (first.is === 'text') {
      this.#next += 1;
      return this.#part({ is: 'text', value: first.text, at: first.at });
    }
    if (first.is === 'name' && (!keywords.has(first.text) || first.text === 'true' || first.text === 'false'))
      return this.#called();
    if (!this.#takes('(')) throw this.#wrong(first);
    const inner = this.#deeper(() => this.#joined(0));
    this.#need(')');
    return inner;
  }

  #called(): Expression {
    const { text, at } = this.#take('name');
    let name = text;
    if (!this.#takes('(')) {
      while (this.#takes('.')) name += `.${this.#take('name').text}`;
      return this.#part({ is: 'name', name, at: this.#since(at) });
    }
    const args: Argument[] = [];
    if (!this.#takes(')')) {
      do args.push(this.#deeper(() => this.#argument()));
      while (this.#takes(','));
      this.#need(')');
    }
    return this.#part({ is: 'call', name, args, at: this.#since(at) });
  }
  #argument(): Argument {
    const from = this.#joined(0);
    return this.#takes(':') ? { from, value: this.#joined(0) } : { value: from };
  }

  #part(one: Expression): Expression {
    this.#parts += 1;
    if (this.#parts > formulaLimits.parts) throw new Unreadable(faultAt(one.at, no.tooMuch()));
    return one;
  }
  #deeper<T>(inner: () => T): T {
    this.#depth += 1;
    if (this.#depth > formulaLimits.depth) throw new Unreadable(faultAt(this.#before, no.tooDeep()));
    const found = inner();
    this.#depth -= 1;
    return found;
  }

  get #token(): Token | undefined {
    return this.#tokens[this.#next];
  }
  get #before(): Place {
    return this.#tokens[this.#next - 1]?.at ?? { from: 0, to: 0 };
  }
  readonly #since = ({ from }: Place): Place => ({ from, to: this.#before.to });

  #takes(text: string): boolean {
    const found = this.#token;
    if (found?.text !== text || (found.is !== 'sign' && !keywords.has(text))) return false;
    if (found.is === 'text') return false;
    this.#next += 1;
    return true;
  }
  #take(is: Token['is']): Token {
    const found = this.#token;
    if (!found) throw this.#ended();
    if (found.is !== is) throw this.#wrong(found);
    this.#next += 1;
    return found;
  }
  #need(sign: string): void {
    if (this.#takes(sign)) return;
    const { to } = this.#before;
    throw new Unreadable(faultAt(this.#token?.at ?? { from: to, to }, no.missing({ sign })));
  }
  #wrong({ at }: Token): Unreadable {
    return new Unreadable(faultAt(at, no.unexpected({ at: this.#text.slice(at.from, at.from + 40).trim() })));
  }
  #ended(): Unreadable {
    const { to } = this.#before;
    return new Unreadable(faultAt({ from: to, to }, no.unfinished()));
  }
}

/** 007.50 is 7.5: a number is kept as short as it can be. */
const plain = (text: string): string => {
  const [whole = '', fraction = ''] = text.split('.');
  const short = fraction.replace(/0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '')}${short === '' ? '' : `.${short}`}`;
};
