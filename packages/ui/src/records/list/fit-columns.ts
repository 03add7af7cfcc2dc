import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ShownColumn } from './columns.ts';
import type { ListColumn } from './list-state.ts';

/** Shapes whose text may be cut to make room for the last columns. */
const yielding = new Set(['ref', 'text']);
const narrowest = 136;

/** Narrows names and texts where that brings every column into sight. A width that somebody chose stays. */
export function fitColumns(
  columns: readonly ShownColumn[],
  chosen: readonly ListColumn[] | null,
  room: number,
): readonly ShownColumn[] {
  const isChosen = (name: string) => chosen?.some((one) => one.field === name && one.width !== undefined) ?? false;
  const canYield = ({ at, width }: ShownColumn) =>
    width > narrowest && yielding.has(at.field.type) && !isChosen(at.name);
  const over = columns.reduce((sum, { width }) => sum + width, 0) - room;
  const spare = columns.filter(canYield).reduce((sum, { width }) => sum + width - narrowest, 0);
  if (over <= 0 || over > spare) return columns;
  return columns.map((column) =>
    canYield(column)
      ? { ...column, width: Math.floor(column.width - ((column.width - narrowest) * over) / spare) }
      : column,
  );
}

/** Width inside a box, known before it is painted. */
export function useRoom(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth > 0 ? element.clientWidth : Number.POSITIVE_INFINITY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
