import { Exact, type InputNode, type Trace, type TraceNode } from '@homeport/grammar';
import type { EstimateLineView } from './costing.routes.ts';
import { type CostRow, costRows } from './estimate-table.rules.ts';
import type { GrossUpMethod } from './gross-up.rules.ts';

/** An exchange rate that an estimate was worked out with: so many `to` for one `from`. */
export interface UsedRate {
  readonly from: string;
  readonly to: string;
  readonly rate: string;
  /** yyyy-MM-dd; null where the trace does not say it. */
  readonly on: string | null;
  /** Who says so, in no language: "ECB". */
  readonly by: string | null;
}
type Working = Pick<EstimateLineView, 'kind' | 'explanation' | 'payExplanation'>;

/** The rates behind the lines that the reader sees, each once, by their currencies. */
export function ratesUsed(lines: readonly Working[]): readonly UsedRate[] {
  const rates = lines.flatMap(tracesOf).flatMap(inputsWithin).flatMap(rateOf);
  const known = new Map(rates.map((one) => [JSON.stringify(one), one]));
  return [...known.values()].sort((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
}

/** How the tax was worked out that the company pays, as the traces of its lines have it: usually one way. */
export function grossUpMethodsOf(lines: readonly Working[]): readonly Exclude<GrossUpMethod, 'NONE'>[] {
  const found = lines
    .filter(({ kind }) => kind === 'GROSS_UP')
    .flatMap(tracesOf)
    .flatMap((trace) => methodOf(trace) ?? []);
  return [...new Set(found)];
}

/** What a row of an estimate comes to in each month (yyyy-MM), over all years; in the order of the table of years. */
export interface MonthRow extends Pick<CostRow, 'key' | 'kind' | 'name'> {
  readonly byMonth: ReadonlyMap<string, string>;
}
/** The rows of an estimate month by month. Those whose amounts the reader may not see have no months. */
export const monthRows = (lines: readonly EstimateLineView[]): readonly MonthRow[] =>
  costRows(lines).map(({ key, kind, name, byYear }) => {
    const byMonth = new Map<string, string>();
    for (const { month, amount } of [...byYear.values()].flatMap(({ months }) => months))
      byMonth.set(month, new Exact(byMonth.get(month) ?? 0).plus(amount).toFixed());
    return { key, kind, name, byMonth };
  });

const tracesOf = ({ explanation, payExplanation }: Working): readonly Trace[] =>
  [explanation, payExplanation].filter((one) => one !== null);

/** All that was handed in, also behind what was worked out before. */
const inputsWithin = ({ result }: Trace): readonly InputNode[] => inputsIn(result);
function inputsIn(node: TraceNode): readonly InputNode[] {
  if (node.is === 'input') return [node, ...(node.from ? inputsWithin(node.from) : [])];
  return 'of' in node ? node.of.flatMap(inputsIn) : [];
}

function rateOf({ source, unit, value }: InputNode): readonly UsedRate[] {
  if (source?.entity !== 'exchangeRate' || unit.kind !== 'rate') return [];
  return [{ from: unit.per, to: unit.of, rate: value, on: source.asOf ?? null, by: source.by ?? null }];
}

const methods: Readonly<Record<string, Exclude<GrossUpMethod, 'NONE'>>> = {
  taxOnTop: 'INVERSE',
  flatGrossUp: 'FLAT',
  factorGrossUp: 'FACTOR',
  grossUpByBands: 'BRACKETS',
};
/** The method of a trace, or of what it converts. */
function methodOf(trace: Trace): Exclude<GrossUpMethod, 'NONE'> | undefined {
  const own = methods[trace.calculation];
  if (own) return own;
  const converted = trace.calculation === 'conversion' ? inputsWithin(trace) : [];
  return converted.flatMap(({ from }) => (from && methods[from.calculation]) ?? [])[0];
}
