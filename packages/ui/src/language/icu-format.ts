import type { i18n } from 'i18next';
import { type Piece, readMessage } from './icu-message.ts';
import { intlLocale } from './locale.ts';

type Values = Readonly<Record<string, unknown>>;
const read = new Map<string, readonly Piece[]>();
const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/** What is kept under a key, made at the first asking. */
function kept<V>(map: Map<string, V>, key: string, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
function pluralRules(locale: string, type: Intl.PluralRuleType): Intl.PluralRules {
  return kept(plurals, `${locale} ${type}`, () => new Intl.PluralRules(intlLocale(locale), { type }));
}
const numberStyles: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  percent: { style: 'percent' },
  integer: { maximumFractionDigits: 0 },
};
function numberFormat(locale: string, style: string): Intl.NumberFormat {
  return kept(
    numbers,
    `${locale} ${style}`,
    () => new Intl.NumberFormat(intlLocale(locale), numberStyles[style] ?? {}),
  );
}
/** '' is an apostrophe, quoted braces lose their quotes (ICU apostrophe rule, DOUBLE_OPTIONAL). */
function unquoted(text: string): string {
  return text.replace(/''|'([{}][^']*)'?/g, (whole, inner?: string) => (whole === "''" ? "'" : (inner ?? whole)));
}

class Writer {
  readonly #values: Values;
  readonly #locale: string;
  constructor(values: Values, locale: string) {
    this.#values = values;
    this.#locale = locale;
  }
  /** `count` is what `#` stands for inside a plural. */
  write(pieces: readonly Piece[], count: number | null): string {
    return pieces
      .map((piece) => {
        if (piece.kind === 'argument') return this.#argument(piece, count);
        const words = unquoted(piece.text);
        return count === null ? words : words.replaceAll('#', numberFormat(this.#locale, '').format(count));
      })
      .join('');
  }
  #argument(piece: Extract<Piece, { kind: 'argument' }>, count: number | null): string {
    const value = this.#values[piece.name];
    switch (piece.type) {
      case '':
        return value === undefined || value === null ? `{${piece.name}}` : String(value);
      case 'number':
        return numberFormat(this.#locale, piece.style).format(Number(value));
      case 'select':
        return this.write(chosen(piece, [String(value)]), count);
      case 'plural':
      case 'selectordinal': {
        const given = Number(value);
        const first = piece.cases[0]?.[0] ?? '';
        const offset = Number(/^offset:(\d+)/.exec(first)?.[1] ?? 0);
        const rules = pluralRules(this.#locale, piece.type === 'plural' ? 'cardinal' : 'ordinal');
        return this.write(chosen(piece, [`=${given}`, rules.select(given - offset)]), given - offset);
      }
      default:
        throw new Error(`Unknown argument type ${piece.type}; format dates and money before they enter a text`);
    }
  }
}
function chosen(piece: Extract<Piece, { kind: 'argument' }>, labels: readonly string[]): readonly Piece[] {
  for (const label of [...labels, 'other'])
    for (const [own, inner] of piece.cases) if (own.replace(/^offset:\d+\s+/, '') === label) return inner;
  return [];
}

/**
 * Writes an ICU message: `{name}`, `{n, number}`, `plural` with `=0`, `offset` and `#`, `selectordinal`, `select`,
 * nested. `locale` is a tag Intl knows. Dates and money are formatted before they enter. Throws on a broken message.
 */
export function formatMessage(message: string, values: Values, locale: string): string {
  const pieces = kept(read, message, () => readMessage(message));
  return new Writer(values, locale).write(pieces, null);
}

/** ICU messages for i18next, without the usual parser of some 15 KB. `localeOf` maps our locales to Intl's. */
export function icuFormat(localeOf: (locale: string) => string) {
  return {
    type: 'i18nFormat' as const,
    init(_instance: i18n) {},
    parse(message: unknown, values: Values, locale: string): unknown {
      return typeof message === 'string' ? formatMessage(message, values, localeOf(locale)) : message;
    },
    /** Plurals stand inside the message, so a key never gets a suffix. */
    addLookupKeys<Keys>(keys: Keys): Keys {
      return keys;
    },
  };
}
