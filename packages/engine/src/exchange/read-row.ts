import { inputRefusals, isRefusal, parseField, type Refusal } from '@homeport/grammar';
import { type Column, columnLabel } from './columns.ts';
import { exchangeRefusals as no } from './exchange-refusals.ts';
import { asTyped } from './formulas.ts';
import type { ImportPlan } from './import-plan.ts';
import { labelsAsNames, namesOf } from './name-words.ts';
import { type CellReader, cellReader, type FindCode, type FindRecord } from './read-cell.ts';
import { sentence } from './sentence.ts';
import type { Reader } from './words.ts';

/** Something about a row: in which column, and what, in the reader's language. Rows count as a spreadsheet shows them. */
export interface RowProblem {
  readonly row: number;
  /** Header of the column in the file; null for the row as a whole. */
  readonly column: string | null;
  readonly field: string | null;
  readonly code: string;
  /** `expected dd-MM-yyyy or yyyy-MM-dd, found 13/13/25` */
  readonly title: string;
  /** `Row 42, Start date: expected dd-MM-yyyy or yyyy-MM-dd, found 13/13/25` */
  readonly text: string;
  readonly isWarning: boolean;
}
/** A row as the input of a create or update. */
export interface ReadRow {
  readonly row: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly problems: readonly RowProblem[];
}
export interface RowReader {
  read(row: number, cells: readonly string[]): Promise<ReadRow>;
  /** A refusal of the write as problems of a row. */
  explain(row: number, refusal: Refusal): RowProblem[];
}

interface Bound {
  readonly column: Column;
  readonly index: number;
  readonly label: string;
  readonly cell: CellReader;
}

/** Reads the rows of a planned import. */
export function rowReader(
  plan: ImportPlan,
  reader: Reader,
  find: { readonly record: FindRecord; readonly code: FindCode },
): RowReader {
  const { entity } = plan;
  const bound = plan.columns.flatMap((column, index): Bound[] =>
    column
      ? [
          {
            column,
            index,
            label: plan.headers[index] || columnLabel(entity, column, reader),
            cell: cellReader(entity, column, reader, find),
          },
        ]
      : [],
  );
  const problem = (row: number, at: Bound | undefined, refusal: Refusal, isWarning = false): RowProblem => {
    const label = at && columnLabel(entity, at.column, reader);
    const said = sentence(refusal, reader, label);
    const text = at
      ? sentence(no.problemAt({ row, problem: said }), reader, at.label)
      : sentence(no.problemInRow({ row, problem: said }), reader);
    return {
      row,
      column: at?.label ?? null,
      field: at?.column.key ?? null,
      code: refusal.code,
      title: said,
      text,
      isWarning,
    };
  };
  return {
    async read(row, cells) {
      const problems: RowProblem[] = [];
      const body: Record<string, unknown> = {};
      if (cells.length > plan.columns.length && cells.slice(plan.columns.length).some((c) => c.trim() !== ''))
        problems.push(problem(row, undefined, no.tooManyCells()));
      for (const at of bound) {
        const text = cells[at.index] ?? '';
        if (at.column.field.type === 'bankPart' && text.includes('•')) {
          problems.push(problem(row, at, no.masked(), true));
          continue;
        }
        const read = await at.cell.read(plan.isCsv ? asTyped(text) : text);
        if (isRefusal(read)) problems.push(problem(row, at, read));
        else put(body, at.column, read.value);
      }
      nameByLabels(bound, body, reader);
      for (const refused of wholes(bound, body)) problems.push(problem(row, refused.at, refused.refusal));
      if (body.id === null) delete body.id;
      // What is missing is said with what is wrong, not after it: such a row is not tried, where its write would tell.
      const isNamed = plan.natural?.every((name) => body[name] !== null && body[name] !== undefined) ?? false;
      const isNew = plan.mode === 'CREATE' || (plan.mode !== 'UPDATE' && body.id === undefined && !isNamed);
      if (isNew && problems.some((one) => !one.isWarning))
        for (const at of bound) if (isLacking(at, body)) problems.push(problem(row, at, inputRefusals.required()));
      return { row, body, problems };
    },
    explain: (row, refusal) =>
      (refusal.problems ?? [refusal]).map((one) => {
        const wire = one.field?.split('.')[0];
        return problem(
          row,
          bound.find((b) => b.column.wire === wire),
          one,
        );
      }),
  };
}

/** A cell that has to be filled and is not. */
const isLacking = ({ column: { field, wire, part } }: Bound, body: Readonly<Record<string, unknown>>): boolean =>
  field.required === true && (field.initial ?? null) === null && !part && body[wire] === null;

/** Names may stand there by their labels. What names an entity comes first: the others are of it. */
function nameByLabels(bound: readonly Bound[], body: Record<string, unknown>, reader: Reader): void {
  for (const isEntity of [true, false])
    for (const { column } of bound) {
      const spec = namesOf(column.field);
      const text = body[column.wire];
      if (spec && (spec.what === 'entity') === isEntity && typeof text === 'string')
        body[column.wire] = labelsAsNames(spec, text, body, reader);
    }
}

/** Parts of one field come together again; all of them empty is an empty field. */
function put(body: Record<string, unknown>, { wire, part }: Column, value: unknown): void {
  if (!part) body[wire] = value;
  else if (value === null) body[wire] ??= null;
  else body[wire] = { ...(body[wire] as object | null | undefined), [part]: value };
}

/** Fields of several columns are parsed when their parts are together. */
function wholes(bound: readonly Bound[], body: Readonly<Record<string, unknown>>): { at: Bound; refusal: Refusal }[] {
  const firsts = bound.filter((b, i) => b.column.part && bound.findIndex((o) => o.column.wire === b.column.wire) === i);
  return firsts.flatMap((at) => {
    const parsed = parseField(body[at.column.wire], at.column.field);
    return isRefusal(parsed) ? [{ at, refusal: parsed }] : [];
  });
}
