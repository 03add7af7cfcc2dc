import { useFormats } from '@homeport/ui/language/settings.tsx';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { Figure } from './figure.ts';

const BarsChart = lazyPart(() => import('./BarsChart.tsx').then((it) => it.BarsChart));

export interface FiguresProps {
  readonly name: string;
  readonly figures: readonly Figure[];
  /** Heads of the table's columns. */
  readonly columns: readonly string[];
  readonly asTable: boolean;
}
/** Figures as bars or as a table; both say the same, and every number opens its list. */
export function Figures({ name, figures, columns, asTable }: FiguresProps) {
  const formats = useFormats();
  if (asTable)
    return (
      <table className="widget-table">
        <caption className="hp-hidden">{name}</caption>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={column} scope="col" data-number={i > 0 || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((one) => (
            <tr key={one.key}>
              <th scope="row">{one.label}</th>
              <td data-number>
                <AppLink href={one.href}>{formats.number(one.value)}</AppLink>
              </td>
              {one.more === undefined ? null : <td data-number>{one.more}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    );
  const height = 24 + figures.length * 40;
  return (
    <div
      role="img"
      aria-label={formats.pair(name, formats.list(figures.map((one) => `${one.label}, ${one.words}`)))}
      className="widget-chart"
    >
      <Suspense fallback={<Skeleton height={height} />}>
        <BarsChart figures={figures} height={height} />
      </Suspense>
    </div>
  );
}
