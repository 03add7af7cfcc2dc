import '../records.css';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExchangeJob, ImportColumn, ImportFinding, ImportRow, ImportUpload } from '../host/exchange.ts';
import { useRecordHost } from '../host/record-host.ts';
import { FailureNote } from '../states/FailureNote.tsx';
import { asSentence } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';

/** So many wrong rows are repaired here; more are repaired in the file. */
const most = 50;

export interface RepairTableProps {
  readonly upload: ImportUpload;
  readonly match: readonly (string | null)[];
  /** The run that found them wrong. */
  readonly job: ExchangeJob;
  /** What was typed so far, by the number of the row. */
  readonly repairs: ReadonlyMap<number, readonly string[]>;
  /** Runs the corrected rows again, and only these. */
  readonly runLabel: (count: number) => string;
  readonly onRun: (rows: readonly ImportRow[]) => void;
  /** Is told what was typed and not tried yet: it goes along when the whole file is imported. */
  readonly onType: (rows: readonly ImportRow[]) => void;
  readonly isBusy: boolean;
}
/** The rows that are wrong, to be corrected on the spot: each cell with what is wrong with it. */
export function RepairTable({ upload, match, job, repairs, runLabel, onRun, onType, isBusy }: RepairTableProps) {
  const text = useRecordText();
  const host = useRecordHost();
  const errors = job.findings.filter((one) => !one.isWarning);
  const wrong = [...new Set(errors.map((one) => one.row))].sort((one, other) => one - other);
  const shown = wrong.slice(0, most);
  const { data, error } = useQuery({
    queryKey: ['import', upload.id, 'rows', shown.join()],
    queryFn: ({ signal }) => host.exchange.rows(upload, shown, signal),
    enabled: shown.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [typed, setTyped] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  if (wrong.length === 0) return null;
  const columns = upload.columns.filter((_, at) => match[at] !== null && match[at] !== undefined);
  const rows = (data ?? []).map(
    ({ row, cells }): ImportRow => ({
      row,
      cells: typed.get(row) ?? repairs.get(row) ?? upload.columns.map((_, at) => cells[at] ?? ''),
    }),
  );
  const changed = rows.filter(({ row }) => typed.has(row));
  const set = ({ row, cells }: ImportRow, at: number, value: string) => {
    const next = new Map([...typed, [row, cells.map((cell, place) => (place === at ? value : cell))] as const]);
    setTyped(next);
    onType([...next].map(([of, values]) => ({ row: of, cells: values })));
  };
  const cell = (line: ImportRow, column: ImportColumn, found: readonly ImportFinding[]) => (
    <TextInput
      key={column.index}
      label={column.header}
      aria-label={text('import.repairCell', { row: line.row, column: column.header })}
      value={line.cells[column.index] ?? ''}
      error={
        typed.has(line.row)
          ? undefined
          : found
              .filter((one) => one.column === column.header)
              .map((one) => asSentence(one.title))
              .join(' ') || undefined
      }
      onChange={(event) => set(line, column.index, event.currentTarget.value)}
    />
  );
  return (
    <form
      className="hp-lines"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onRun(changed);
      }}
    >
      <h3>{text('import.repair')}</h3>
      <p className="hp-muted">{text('import.repairText', { count: wrong.length })}</p>
      {wrong.length > most ? <p className="hp-muted">{text('import.repairMore', { count: most })}</p> : null}
      {error ? <FailureNote error={error} /> : null}
      <div className="hp-repairs">
        {rows.map((line) => {
          const found = errors.filter((one) => one.row === line.row);
          // What is wrong stands first and open; a row of forty columns has one bad cell.
          const isFaulty = ({ header }: ImportColumn) => found.some((one) => one.column === header);
          const faulty = columns.filter(isFaulty);
          const sound = columns.filter((column) => !isFaulty(column));
          const whole = found.filter((one) => !columns.some((column) => column.header === one.column));
          return (
            <fieldset key={line.row} className="hp-repair">
              <legend className="hp-number">{text('import.row', { row: line.row })}</legend>
              {whole.map((one) => (
                <p key={one.title} className="hp-field-error">
                  {asSentence(one.title)}
                </p>
              ))}
              {faulty.map((column) => cell(line, column, found))}
              {sound.length === 0 ? null : (
                <details open={faulty.length === 0}>
                  <summary>{text('import.repairOthers', { count: sound.length })}</summary>
                  <div className="hp-lines">{sound.map((column) => cell(line, column, found))}</div>
                </details>
              )}
            </fieldset>
          );
        })}
      </div>
      <div className="hp-dialog-actions">
        <Button type="submit" variant="default" loading={isBusy} disabled={changed.length === 0}>
          {runLabel(changed.length)}
        </Button>
      </div>
    </form>
  );
}
