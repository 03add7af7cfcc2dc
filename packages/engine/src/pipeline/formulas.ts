import {
  casesIn,
  type Entity,
  type FormulaFault,
  type FormulaSpec,
  type JudgedFormula,
  judgeFormula,
  namesAbout,
  parseFormula,
  type Refusal,
  referencesIn,
  type Scope,
  type StoredFormula,
  type TableKind,
  type Tables,
  tryCase,
  formulaRefusals as unfit,
  type Values,
  wireName,
} from '@homeport/grammar';
import { everything } from '../rights/everything.ts';
import type { ListQuery } from '../store/store.ts';
import type { RunInTransaction } from './engine.ts';

/** A field with a formula, on the record that holds it. */
export interface FormulaField {
  readonly entity: Entity;
  /** What the formula is about. */
  readonly about: Entity;
  readonly name: string;
  readonly wire: string;
  readonly spec: FormulaSpec | undefined;
}

/**
 * What is wrong with the formula of a record as it would be: with what it says, with its tests, and with the formulas that name it and
 * could not be worked out any more, or would fail their own tests.
 */
export async function problemsOfFormula(
  inside: RunInTransaction,
  field: FormulaField,
  record: Values,
): Promise<readonly Refusal[]> {
  const { spec, name, wire } = field;
  const text = String(record[name]);
  const code = spec ? textIn(record, spec.code) : null;
  const stored = await storedFrom(inside, field, text);
  if (code !== null) stored.set(code, storedOf(field, record));
  const { tables, kinds } = await tablesOf(inside, spec, [text, ...[...stored.values()].map((one) => one.text)]);
  const scope: Scope = { names: namesAbout(inside.engine.catalogue, field.about), tables: kinds };
  const judged = judgeFormula(text, code, stored, scope);
  if ('faults' in judged) return judged.faults.map((fault) => placed(fault, wire));
  const failed = spec ? failedTests(field, spec, record, judged, tables) : [];
  return failed.length > 0 ? failed : brokenByIt(inside, field, record, stored, scope, tables);
}
const textIn = (record: Values, name: string): string | null => {
  const value = record[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
const storedOf = ({ spec, name }: FormulaField, record: Values): StoredFormula => {
  const code = spec ? (textIn(record, spec.code) ?? '') : '';
  return { code, label: textIn(record, 'name') ?? code, text: textIn(record, name) ?? '' };
};
/** The place goes along, so that a page can show it in the text. */
const placed = ({ from, to, refusal }: FormulaFault, wire: string): Refusal => ({
  ...refusal,
  params: { ...refusal.params, from, to },
  field: wire,
});

function failedTests(
  { entity, wire }: FormulaField,
  spec: FormulaSpec,
  record: Values,
  judged: JudgedFormula,
  tables: Tables,
): readonly Refusal[] {
  if (!('ready' in judged)) return [];
  const field = entity.fields[spec.cases];
  const cases = field ? wireName(spec.cases, field) : spec.cases;
  return casesIn(record[spec.cases]).flatMap((one) => {
    const { refusal, fault } = tryCase(one, judged.ready, tables);
    // Why there is no result is said where it is in the formula.
    return [...(refusal ? [{ ...refusal, field: cases }] : []), ...(fault ? [placed(fault, wire)] : [])];
  });
}

/** Formulas of a company that are read for one save at most. */
const mostFormulas = 200;
const all = (filter: ListQuery['filter'], size = mostFormulas): ListQuery => ({
  ...(filter && { filter }),
  sort: [{ field: 'created', descending: false }],
  size,
  total: 'none',
});
const referred = (text: string, to: 'formula' | 'table'): readonly string[] => {
  const read = parseFormula(text);
  return 'tree' in read ? referencesIn(read.tree).flatMap((one) => (one.to === to ? [one.code] : [])) : [];
};

/** The formulas that one names, and those that they name, by code. */
async function storedFrom(
  inside: RunInTransaction,
  field: FormulaField,
  text: string,
): Promise<Map<string, StoredFormula>> {
  const found = new Map<string, StoredFormula>();
  const { spec, entity, name } = field;
  if (!spec) return found;
  let wanted = [...new Set(referred(text, 'formula'))];
  while (wanted.length > 0 && found.size < mostFormulas) {
    const query = all({ field: spec.code, op: 'in', value: wanted });
    const { content } = await inside.open.tx.find(entity, everything, query);
    const fresh = content.map((row) => storedOf(field, row)).filter((one) => one.text !== '' && !found.has(one.code));
    for (const one of fresh) found.set(one.code, one);
    wanted = [...new Set(fresh.flatMap((one) => referred(one.text, 'formula')))].filter((code) => !found.has(code));
  }
  // A record without a text in this field has no formula, and so has none of its name.
  return name in entity.fields ? found : new Map();
}

/** What the named tables hold: of each code the table that is in force today, or the latest before it came. */
async function tablesOf(
  inside: RunInTransaction,
  spec: FormulaSpec | undefined,
  texts: readonly string[],
): Promise<{ readonly tables: Tables; readonly kinds: Readonly<Record<string, TableKind>> }> {
  const codes = [...new Set(texts.flatMap((text) => referred(text, 'table')))];
  if (!spec || codes.length === 0) return { tables: {}, kinds: {} };
  const { table: tableName, code, since, rows, row } = spec.bands;
  const { catalogue } = inside.engine;
  const table = catalogue.entity(tableName);
  const found = await inside.open.tx.find(table, everything, all({ field: code, op: 'in', value: codes }));
  const today = new Date().toISOString().slice(0, 10);
  const kinds: Record<string, TableKind> = {};
  const tables: Record<string, Tables[string]> = {};
  for (const [key, versions] of Map.groupBy(found.content, (one) => String(one[code]))) {
    const sorted = versions.toSorted((a, b) => (String(a[since]) < String(b[since]) ? -1 : 1));
    const inForce = sorted.findLast((one) => String(one[since]) <= today) ?? sorted[0];
    if (!inForce) continue;
    const query = all({ field: row.of, op: 'eq', value: String(inForce.id) });
    const bands = (await inside.open.tx.find(catalogue.entity(rows), everything, query)).content;
    kinds[key] = { is: 'bands', label: textIn(inForce, 'name') ?? key };
    tables[key] = {
      currency: String(bands[0]?.[row.currency] ?? ''),
      bands: bands
        .map((band) => ({
          from: String(band[row.from]),
          rate: {
            value: String(band[row.rate]),
            source: { entity: rows, id: String(band.id), version: Number(band.version) },
          },
        }))
        .toSorted((a, b) => Number(a.from) - Number(b.from)),
    };
  }
  return { tables, kinds };
}

/** Formulas that name this one are judged again with it as it would be. */
async function brokenByIt(
  inside: RunInTransaction,
  field: FormulaField,
  record: Values,
  stored: ReadonlyMap<string, StoredFormula>,
  scope: Scope,
  tables: Tables,
): Promise<readonly Refusal[]> {
  const { spec, entity, name, wire } = field;
  const id = typeof record.id === 'string' ? record.id : undefined;
  if (!spec || id === undefined) return [];
  const code = textIn(record, spec.code);
  if (code === null) return [];
  const query = all({ field: name, op: 'lk', value: `"${code}"` });
  const users = (await inside.open.tx.find(entity, everything, query)).content.filter(
    (one) => one.id !== id && referred(String(one[name] ?? ''), 'formula').includes(code),
  );
  for (const user of users) {
    const one = storedOf(field, user);
    const known = new Map([...(await storedFrom(inside, field, one.text)), ...stored]);
    const more = await tablesOf(inside, spec, [one.text, ...[...known.values()].map((other) => other.text)]);
    const wider: Scope = { ...scope, tables: { ...scope.tables, ...more.kinds } };
    const judged = judgeFormula(one.text, one.code, known, wider);
    const isBroken =
      'faults' in judged || failedTests(field, spec, user, judged, { ...tables, ...more.tables }).length > 0;
    if (isBroken) return [{ ...unfit.usedBy({ name: one.label }), field: wire }];
  }
  return [];
}
