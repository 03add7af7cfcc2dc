import {
  type Calculated,
  defineCalculation,
  Exact,
  type Figure,
  many,
  money,
  number,
  percentage,
  sum,
} from '@homeport/grammar';

/** The bands of a tax table: what lies above `from` and below the next one is taxed at `rate` (`10` for 10 %). Amounts in `currency`. */
export interface TaxBands {
  readonly currency: string;
  readonly source: { readonly entity: 'taxTable'; readonly id: string; readonly version: number };
  readonly name: string;
  /** Ascending. */
  readonly bands: readonly { readonly from: string; readonly rate: string }[];
}
const bandInputs = { from: many(money('Band from')), rate: many(percentage('Tax rate')) } as const;

/** The tax on an income by bands (EX-01): each part of it at the rate of the band it lies in. */
export const taxByBands = defineCalculation({
  name: 'taxByBands',
  source: 'Each part of the income at the rate of the band that it lies in',
  inputs: { income: money('Income'), ...bandInputs },
  result: money('Tax'),
  work: ({ income, from, rate }) => {
    const reached = from.filter((edge, at) => at === 0 || income.value.gt(edge.value));
    const parts = reached.map((edge, at) => {
      const upTo = reached[at + 1] ?? income;
      const share = rate[at] ?? number(0);
      return upTo.minus(edge).times(share.fraction());
    });
    return parts.length === 0 ? income.times(0).rounded() : sum(parts).rounded();
  },
});

/**
 * The tax that comes on top of a net amount so that the net is left (EX-12): the other income fills the lower bands first, and the
 * tax on the tax is counted.
 */
export const grossUpByBands = defineCalculation({
  name: 'grossUpByBands',
  source: 'The gross of which the bands leave the net, on top of other income; less the net',
  inputs: { net: money('Net'), other: money('Other income'), ...bandInputs },
  steps: { gross: money('Gross') },
  result: money('Tax paid by the company'),
  work: ({ net, other, from, rate }, steps) =>
    steps
      .gross(grossOf(net, other, from, rate))
      .minus(net)
      .rounded(),
});

function grossOf(net: Figure, other: Figure, from: readonly Figure[], rate: readonly Figure[]): Figure {
  const parts: Figure[] = [];
  let left = net;
  for (const [at, edge] of from.entries()) {
    const next = from[at + 1];
    if (next && other.value.gte(next.value)) continue;
    const kept = number(1).minus((rate[at] ?? number(0)).fraction());
    if (kept.value.lte(0)) throw new Error('a band that takes everything leaves no net');
    const begins = other.value.gt(edge.value) ? other : edge;
    const room = next?.minus(begins);
    if (!room || left.value.lte(room.value.times(kept.value))) {
      parts.push(left.dividedBy(kept));
      break;
    }
    parts.push(room);
    left = left.minus(room.times(kept));
  }
  return parts.length === 0 ? net : sum(parts).rounded();
}

const titled = (table: TaxBands) => ({ title: table.name, source: table.source });
/** The bands of a table as a calculation takes them. */
export const bandsGiven = (table: TaxBands) => ({
  from: table.bands.map(({ from }) => ({ value: from, currency: table.currency, ...titled(table) })),
  rate: table.bands.map(({ rate }) => ({ value: rate, ...titled(table) })),
});

/** A tax table as it is chosen among others. `filing` says for whom it is. */
export interface TableChoice extends TaxBands {
  readonly kind: 'HYPOTHETICAL' | 'INCOME' | 'SOCIAL';
  readonly filing: 'SINGLE' | 'MARRIED' | 'MARRIED_CHILDREN' | 'ALL';
}
/** For whom a table has to be where somebody moves with so many; a partner comes first, children after. */
const filingOf = (along: number): TableChoice['filing'] =>
  along === 0 ? 'SINGLE' : along === 1 ? 'MARRIED' : 'MARRIED_CHILDREN';

/** The table of a kind that holds for somebody: the one for their family before the one for everybody. Null where there is neither. */
export const tableFor = (
  tables: readonly TableChoice[],
  kind: TableChoice['kind'],
  along: number,
): TableChoice | null => {
  const ofKind = tables.filter((one) => one.kind === kind && one.bands.length > 0);
  const filing = filingOf(along);
  return ofKind.find((one) => one.filing === filing) ?? ofKind.find((one) => one.filing === 'ALL') ?? null;
};

/** The tax on a yearly income by a table, in the currency of the table. */
export const taxOn = (
  income: Calculated | { readonly value: string; readonly currency: string },
  table: TaxBands,
): Calculated => taxByBands.run({ income, ...bandsGiven(table) });

/** Whether a rate takes everything, so that no gross leaves a net. */
export const takesAll = (rate: string): boolean => new Exact(rate).gte(100);
