import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ShownColumn } from './columns.ts';
import type { ListColumn } from './list-state.ts';

/** Shapes whose text may be cut to make room for the last columns. */
const yielding = new Set(['person', 'ref', 'text']);
const narrowest = 136;

/** Narrows names and texts so that the last column in sight, if possible the last of all, is seen whole. A width that somebody chose stays. */
export function fitColumns(
  columns: readonly ShownColumn[],
  chosen: readonly ListColumn[] | null,
  room: number,
): readonly ShownColumn[] {
  const isChosen = (name: string) => chosen?.some((one) => one.field === name && one.width !== undefined) ?? false;
  const spareOf = ({ at, width }: ShownColumn) =>
    yielding.has(at.field.type) && !isChosen(at.name) ? Math.max(0, width - narrowest) : 0;
  let over = columns.reduce((sum, { width }) => sum + width, 0) - room;
  let spare = columns.reduce((sum, column) => sum + spareOf(column), 0);
  for (const column of columns.toReversed()) {
    if (over <= spare) break;
    over -= column.width;
    spare -= spareOf(column);
  }
  if (over <= 0) return columns;
  return columns.map((column) => ({ ...column, width: Math.floor(column.width - (spareOf(column) * over) / spare) }));
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
