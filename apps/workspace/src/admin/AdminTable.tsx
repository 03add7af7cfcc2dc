import './admin.css';
import type { ReactNode } from 'react';

export interface AdminTableProps<R> {
  /** Heads of the columns, as they are read; those of numbers are marked. */
  readonly columns: readonly (string | { readonly number: string })[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  /** Who or what a row is about. */
  readonly head: (row: R) => ReactNode;
  /** A line under it. */
  readonly under?: (row: R) => ReactNode;
  /** The other cells, after the first. */
  readonly cells: (row: R) => ReactNode;
}
/** A table of few rows that is no list of records; on the phone every row is a card. */
export function AdminTable<R>({ columns, rows, keyOf, head, under, cells }: AdminTableProps<R>) {
  return (
    <div className="admin-wide">
      <table className="admin-table">
        <thead>
          <tr>
            {columns.map((column) =>
              typeof column === 'string' ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <th key={column.number} scope="col" className="admin-number">
                  {column.number}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const more = under?.(row);
            return (
              <tr key={keyOf(row)}>
                <th scope="row">
                  {head(row)}
                  {more ? <span className="hp-caption">{more}</span> : null}
                </th>
                {cells(row)}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
