import type { Field } from '@homeport/grammar';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ShownColumn } from './columns.ts';

/** Shapes whose text may be cut to make room for the last columns. */
const yielding = new Set(['code', 'email', 'person', 'ref', 'text']);
const narrowest = 136;
/** Codes and references are short: what they leave goes to names and descriptions. */
const shortText = { upTo: 40, narrowest: 112 };
/** What is left over makes names and texts wider, by no more than this. */
const most = 120;
/** What a column of names or texts keeps of its width, in pixels. */
export const leastOf = ({ at: { field }, least }: ShownColumn): number => {
  if (least !== undefined) return least;
  return isShortText(field) ? shortText.narrowest : narrowest;
};
const isShortText = (field: Field): boolean => {
  const upTo = field.type === 'code' || field.type === 'text' ? field.max : undefined;
  return upTo !== undefined && upTo <= shortText.upTo;
};
/** Whether a column has codes and references, of which nobody writes long ones. */
export const isShort = ({ at }: ShownColumn): boolean => isShortText(at.field);

/** Whether a column may be made narrower and wider: names and texts of which nobody chose the width. */
export const yields = ({ at, isSized }: ShownColumn): boolean => yielding.has(at.field.type) && !isSized;

/**
 * Narrows names and texts so that the last column in sight, if possible the last of all, is seen whole; where there is
 * room, they get it. A width that somebody chose stays.
 */
export function fitColumns(columns: readonly ShownColumn[], room: number): readonly ShownColumn[] {
  const spareOf = (column: ShownColumn) => (yields(column) ? Math.max(0, column.width - leastOf(column)) : 0);
  let over = columns.reduce((sum, { width }) => sum + width, 0) - room;
  if (over <= 0) {
    const grows = (column: ShownColumn) => yields(column) && !isShort(column);
    const more = Math.min(most, Math.floor(-over / Math.max(1, columns.filter(grows).length)));
    const isKnown = Number.isFinite(room);
    return isKnown ? columns.map((one) => (grows(one) ? { ...one, width: one.width + more } : one)) : columns;
  }
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
