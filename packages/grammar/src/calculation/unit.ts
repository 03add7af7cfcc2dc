/** What a figure counts. */
export type Unit =
  /** An ISO 4217 code. */
  | { readonly kind: 'money'; readonly currency: string }
  /** 12.5 means 12.5 %. */
  | { readonly kind: 'percent' }
  /** A plain number, or one of `days`, `kg`, `points` … */
  | { readonly kind: 'number'; readonly of?: string }
  /** So many `of` for one `per`: EUR for a USD, EUR for a point. */
  | { readonly kind: 'rate'; readonly of: string; readonly per: string };

/** The powers of what is counted, by name: a rate of EUR per USD is { EUR: 1, USD: -1 }. `any` goes with everything: zero. */
export type Dimension = Readonly<Record<string, number>> | 'any';

const percent = '%';

/** The dimension of a unit. */
export function dimensionOf(unit: Unit): Dimension {
  switch (unit.kind) {
    case 'money':
      return { [unit.currency]: 1 };
    case 'percent':
      return { [percent]: 1 };
    case 'number':
      return unit.of === undefined ? {} : { [unit.of]: 1 };
    case 'rate':
      return product({ [unit.of]: 1 }, { [unit.per]: 1 }, -1);
  }
}

/** The dimension of a product, or with -1 of a quotient. */
export function product(a: Dimension, b: Dimension, sign: 1 | -1 = 1): Dimension {
  if (a === 'any' && b === 'any') return 'any';
  // Zero of whatever times an amount is an amount.
  const powers = a === 'any' ? {} : { ...a };
  for (const [name, power] of Object.entries(b === 'any' ? {} : b)) powers[name] = (powers[name] ?? 0) + sign * power;
  return Object.fromEntries(Object.entries(powers).filter(([, power]) => power !== 0));
}

/** The common dimension of what is added or compared. Throws where euros meet dollars, or an amount a percentage. */
export function common(all: readonly Dimension[]): Dimension {
  const known = all.filter((one) => one !== 'any');
  const [first = 'any'] = known;
  const other = known.find((one) => written(one) !== written(first));
  if (other !== undefined) throw new Error(`${written(first)} and ${written(other)} cannot be added or compared`);
  return first;
}

const fraction: Dimension = {};
/** 12.5 % becomes 0.125, and back. Throws where something else is taken for a percentage, or a percentage for a number. */
export function rescaled(given: Dimension, to: 'fraction' | 'percent'): Dimension {
  const [from, result] = to === 'fraction' ? [{ [percent]: 1 }, fraction] : [fraction, { [percent]: 1 }];
  common([given, from]);
  return result;
}

/** The unit of a named value, of the declared kind. Throws where the formula does not come to it. */
export function unitOf(name: string, kind: Unit['kind'], dimension: Dimension, of?: string): Unit {
  const powers = dimension === 'any' ? [] : Object.entries(dimension);
  const [first, second] = powers;
  const wrong = () => new Error(`${name} is declared as ${kind} and comes to ${written(dimension)}`);
  const isOne = powers.length === 1 && first?.[1] === 1;
  switch (kind) {
    case 'money':
      if (!isOne || first[0] === percent) throw wrong();
      return { kind, currency: first[0] };
    case 'percent':
      if (dimension !== 'any' && !(isOne && first[0] === percent)) throw wrong();
      return { kind };
    case 'number':
      if (dimension !== 'any' && written(dimension) !== (of ?? '')) throw wrong();
      return of === undefined ? { kind } : { kind, of };
    case 'rate': {
      const [above, below] = first?.[1] === 1 ? [first, second] : [second, first];
      if (powers.length !== 2 || above?.[1] !== 1 || below?.[1] !== -1) throw wrong();
      return { kind, of: above[0], per: below[0] };
    }
  }
}

/** The only currency among what is counted; undefined where there is none or the figure is no amount. */
export const currencyOf = (dimension: Dimension): string | undefined => {
  const powers = dimension === 'any' ? [] : Object.entries(dimension);
  return powers.length === 1 && powers[0]?.[1] === 1 ? powers[0][0] : undefined;
};

/** "EUR", "EUR/USD", or nothing for a plain number. */
function written(dimension: Dimension): string {
  if (dimension === 'any') return '0';
  return Object.entries(dimension)
    .sort(([a, p], [b, q]) => q - p || (a < b ? -1 : 1))
    .map(([name, power]) => (power === 1 ? name : `${name}^${power}`))
    .join('·');
}
