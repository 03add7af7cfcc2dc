import { Figure, greatest, number, sum } from '../../calculation/figure.ts';
import type { Dimension } from '../../calculation/unit.ts';
import { Exact } from '../../exact.ts';
import { argOf, type Checking, commonKind, figureIn, needKind, writtenNumber, wrong } from '../checking.ts';
import { any, type FormulaFunction } from '../formula-function.ts';
import { formulaRefusals as no } from '../formula-refusals.ts';
import { figureGiven, valueGiven } from '../given-value.ts';
import { figureOfKind, isSame, percentKind, type TableKind, type TableRow, unknownKind } from '../kinds.ts';
import type { Argument, Call, Expression } from '../tree.ts';
import { figure, Unworkable, type Value, type Working } from '../working.ts';

/** The table that an expression `table("CODE")` names; undefined where it is none. */
const codeIn = (one: Expression | undefined): string | undefined => {
  const [first, ...others] = one?.is === 'call' && one.name === 'table' ? one.args : [];
  return first?.value.is === 'text' && others.length === 0 ? first.value.value : undefined;
};
function tableIn(checking: Checking, one: Expression, is: TableKind['is']): TableKind | undefined {
  const code = codeIn(one);
  const { tables } = checking.scope;
  // Where it is not known which there are, the server says so when it is saved.
  if (!tables && code !== undefined) return undefined;
  const table = code !== undefined && tables && Object.hasOwn(tables, code) ? tables[code] : undefined;
  if (table?.is === is) return table;
  wrong(checking, one.at, code !== undefined && !table ? no.noTable({ name: code }) : no.needsTable());
  return undefined;
}

const table: FormulaFunction = {
  name: 'table',
  writes: 'table("CODE")',
  says: 'A table of the company, for lookup and bands.',
  example: { formula: 'lookup(table("INDEX"), country)', comesTo: '130' },
  least: 1,
  most: 1,
  // Where a table is wanted it is read there; anywhere else it is nothing to calculate with.
  check: (call, checking) => wrong(checking, call.at, no.needsFigure()),
  work: (call) => {
    throw new Unworkable(call.at, no.needsFigure());
  },
};

const lookup: FormulaFunction = {
  name: 'lookup',
  writes: 'lookup(table, key, key, …)',
  says: 'What a table says for some keys. A key that a row leaves open holds for everything nothing nearer is said of: the country for all its towns.',
  example: { formula: 'lookup(table("INDEX"), country, "Lyon")', comesTo: '126' },
  least: 2,
  most: any,
  check: (call, checking) => {
    const found = tableIn(checking, argOf(call, 0), 'keys');
    const keys = call.args.slice(1);
    for (const { value } of keys) needKind(checking, value, 'choice');
    if (found?.is !== 'keys') return unknownKind;
    if (keys.length <= found.keys.length) return found.value;
    return wrong(checking, call.at, no.arguments({ writes: lookup.writes }));
  },
  work: (call, working) => {
    const code = codeIn(argOf(call, 0)) ?? '';
    const kind = working.scope.tables?.[code];
    const given = working.given.tables?.[code];
    const keys = call.args.slice(1).map(({ value }) => working.value(value));
    const said = keys.map((key) => (typeof key === 'string' && key !== '' ? key : '–')).join(', ');
    const row = given && 'rows' in given ? nearest(given.rows, keys) : undefined;
    if (!row || kind?.is !== 'keys') throw new Unworkable(call.at, no.notInTable({ keys: said }));
    return valueGiven(code, { label: kind.label, kind: kind.value }, { title: said, ...row.value });
  },
};
/** The row with the most keys that are meant; of equals the one whose first keys are. */
function nearest(rows: readonly TableRow[], keys: readonly Value[]): TableRow | undefined {
  let best: { readonly row: TableRow; readonly score: string } | undefined;
  for (const row of rows) {
    const isFit = row.keys.every((key, at) => key === null || same(key, keys[at]));
    if (!isFit) continue;
    const met = row.keys.map((key) => (key === null ? '0' : '1')).join('');
    const score = `${String(met.replaceAll('0', '').length).padStart(3, '0')} ${met}`;
    if (!best || score > best.score) best = { row, score };
  }
  return best?.row;
}
const same = (key: string, given: Value | undefined): boolean =>
  typeof given === 'string' && given.toLocaleLowerCase('en') === key.toLocaleLowerCase('en');

/** One band: where it begins, as it is written, and what it says. */
interface Band {
  readonly from: Exact;
  readonly rate: Figure;
}
/** Checks bands that are written in the call from an argument on, or the table that stands there. */
function checkBands(call: Call, checking: Checking, after: number): readonly Expression[] | 'table' | undefined {
  const args = call.args.slice(after);
  const [first] = args;
  if (first && !first.from) return tableIn(checking, first.value, 'bands') ? 'table' : undefined;
  let before: Exact | undefined;
  for (const { from } of args) {
    const written = from && writtenNumber(from);
    if (from && written === undefined) wrong(checking, from.at, no.needsWritten());
    if (!from || written === undefined) continue;
    const start = new Exact(written);
    if (before && start.lte(before)) wrong(checking, from.at, no.notAscending());
    before = start;
  }
  return args.map((one) => one.value);
}
function bandsOf(call: Call, working: Working, after: number, of: Dimension): readonly Band[] {
  const args: readonly Argument[] = call.args.slice(after);
  const code = codeIn(args[0]?.value);
  if (code === undefined)
    return args.map(({ from, value }) => ({
      from: new Exact((from && writtenNumber(from)) ?? 0),
      rate: figure(working, value),
    }));
  const [kind, given] = [working.scope.tables?.[code], working.given.tables?.[code]];
  if (!kind || !given || !('bands' in given)) throw new Unworkable(call.at, no.noTable({ name: code }));
  if (!isSame(of, { [given.currency]: 1 })) throw new Unworkable(args[0]?.value.at ?? call.at, no.mixesCurrencies());
  return given.bands.map(({ from, rate }) => ({
    from: new Exact(from),
    rate: figureGiven(code, { label: kind.label, kind: percentKind }, rate),
  }));
}
/** The lower end of a band is written without a unit: it is in that of what is banded. */
const edge = (from: Exact, of: Dimension): Figure => {
  const { value, node } = number(from.toFixed());
  return new Figure({ value }, of, node);
};

const bands: FormulaFunction = {
  name: 'bands',
  writes: 'bands(value, 0: 10 %, 20000: 20 %, …)',
  says: 'Each part of a value at the percentage of the band it lies in, as taxes do; or bands(value, table("CODE")). A number before a colon is where a band begins.',
  example: { formula: 'bands(salary, 0: 10 %, 20000: 20 %, 80000: 30 %)', comesTo: '20000' },
  least: 2,
  most: any,
  pairs: { after: 1 },
  check: (call, checking) => {
    const dimension = figureIn(checking, argOf(call, 0));
    const rates = checkBands(call, checking, 1);
    for (const rate of Array.isArray(rates) ? rates : []) figureIn(checking, rate, 'percent');
    return dimension && rates ? figureOfKind(dimension) : unknownKind;
  },
  work: (call, working) => {
    const value = figure(working, argOf(call, 0));
    const all = bandsOf(call, working, 1, value.dimension);
    const reached = all.filter(({ from }, at) => at === 0 || value.value.gt(from));
    const parts = reached.map(({ from, rate }, at) => {
      const next = reached[at + 1] && all[at + 1];
      const upTo = next ? edge(next.from, value.dimension) : value;
      const slice = from.isZero() ? upTo : upTo.minus(edge(from, value.dimension));
      const above = value.value.lt(from) ? greatest(slice, 0) : slice;
      return above.times(rate.fraction());
    });
    return parts.length === 1 ? (parts[0] ?? value) : sum(parts);
  },
};

const band: FormulaFunction = {
  name: 'band',
  writes: 'band(value, 0: a, 50000: b, …)',
  says: 'What is said for the band in which the whole value lies. A number before a colon is where a band begins.',
  example: { formula: 'band(salary, 0: 40 %, 50000: 50 %, 90000: 60 %)', comesTo: '60' },
  least: 2,
  most: any,
  pairs: { after: 1 },
  check: (call, checking) => {
    const dimension = figureIn(checking, argOf(call, 0));
    const values = checkBands(call, checking, 1);
    if (!dimension || !values) return unknownKind;
    return values === 'table' ? percentKind : commonKind(checking, values);
  },
  work: (call, working) => {
    const value = figure(working, argOf(call, 0));
    const isTable = codeIn(call.args[1]?.value) !== undefined;
    if (isTable) {
      const found = bandsOf(call, working, 1, value.dimension).findLast(({ from }) => value.value.gte(from));
      if (found) return found.rate;
    } else {
      const found = call.args.slice(1).findLast(({ from }) => value.value.gte((from && writtenNumber(from)) ?? 0));
      if (found) return working.value(found.value);
    }
    throw new Unworkable(call.at, no.belowBands());
  },
};

const grossUp: FormulaFunction = {
  name: 'grossUp',
  writes: 'grossUp(net, other, 0: 10 %, 20000: 20 %, …)',
  says: 'The gross of which the net is left once the bands have taken their part, on top of other income that fills the lower bands.',
  example: { formula: 'round(grossUp(bonus, salary, 0: 10 %, 20000: 20 %, 80000: 40 %))', comesTo: '20000.00' },
  least: 3,
  most: any,
  pairs: { after: 2 },
  check: (call, checking) => {
    const [net, other] = [argOf(call, 0), argOf(call, 1)];
    const found = [figureIn(checking, net), figureIn(checking, other)];
    const rates = checkBands(call, checking, 2);
    for (const rate of Array.isArray(rates) ? rates : []) figureIn(checking, rate, 'percent');
    return found.includes(undefined) || !rates ? unknownKind : commonKind(checking, [net, other]);
  },
  work: (call, working) => {
    const [net, other] = [figure(working, argOf(call, 0)), figure(working, argOf(call, 1))];
    if (!isSame(net.dimension, other.dimension)) throw new Unworkable(call.at, no.mixesCurrencies());
    const all = bandsOf(call, working, 2, net.dimension);
    const gross: Figure[] = [];
    let left = net;
    for (const [at, { rate }] of all.entries()) {
      const next = all[at + 1]?.from;
      if (next?.lte(other.value)) continue;
      const kept = number(100)
        .minus(new Figure(rate, {}, rate.node))
        .dividedBy(100);
      if (kept.value.lte(0)) throw new Unworkable(call.at, no.takesAll());
      const start = all[at]?.from ?? new Exact(0);
      const lower = other.value.gt(start) ? other : edge(start, net.dimension);
      const room = next && edge(next, net.dimension).minus(lower);
      if (!room || room.value.times(kept.value).gte(left.value)) {
        gross.push(left.dividedBy(kept));
        break;
      }
      gross.push(room);
      left = left.minus(room.times(kept));
    }
    return sum(gross);
  },
};

export const tableFunctions: readonly FormulaFunction[] = [bands, band, lookup, table, grossUp];
