import type { Entity } from '@homeport/grammar';
import type { FieldAt } from '../fields/field-at.ts';
import { isEmpty } from '../fields/field-texts.ts';
import { isOverdue } from '../fields/overdue.ts';
import { titleOf } from '../fields/title-of.ts';
import type { ShowContext } from '../fields/use-show.ts';
import type { ListSums } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';
import type { ShownColumn } from './columns.ts';
import { isShort, leastOf, yields } from './fit-columns.ts';
import { sumTexts } from './list-sums.ts';

/** Left and right of what stands in a cell, with the line between columns. */
const padding = 26;
/** Names and texts ask for no more than this, words of a state or choice for no more than that; figures for all they take. */
const mostOfText = 320;
const mostOfWord = 240;
/** A reference of more than this may be cut like a text. */
const mostOfReference = 176;
/** A column of states or choices keeps so much: its heading is read too. */
const leastOfWord = 112;
/** A column of short texts keeps so much, for its heading; what people look a row up by keeps that much before all others. */
const leastOfShort = 104;
const leastOfFirst = 180;
const days: ReadonlySet<string> = new Set(['date', 'dateTime']);
/** The sign before the word of a state, and the room around both; other words stand as they are. */
const chip = 40;
/** The second chip of what is late, in every language. */
const lateChip = 112;
const words: ReadonlySet<string> = new Set(['option', 'lifecycle', 'country']);

/**
 * Gives every column what its content on this page and its totals take: a figure is never cut, a short reference and a
 * short word of a state leave their room to long names. A width that somebody chose stays, unless it would cut a figure.
 */
export function weighColumns(
  columns: readonly ShownColumn[],
  rows: readonly Row[],
  sums: ListSums | undefined,
  show: ShowContext,
  entity?: Entity,
): readonly ShownColumn[] {
  const said = (at: FieldAt, row: Row) =>
    entity?.titled === at.name ? titleOf(entity, row, show) : show.text(at, row[at.wire], row);
  return columns.map((column, place) => {
    const { at, isEnd } = column;
    const isWord = words.has(at.field.type);
    const isDay = days.has(at.field.type) && !column.isSized;
    if (rows.length === 0 || !(isEnd || isWord || isDay || yields(column))) return column;
    if (isDay) {
      // A moment is shown by its day in a table.
      const shown = rows.flatMap((row) => (isEmpty(row[at.wire]) ? [] : show.formats.date(String(row[at.wire]))));
      const widest = shown.reduce((most, each) => Math.max(most, widthOfText(each)), 0);
      return { ...column, width: Math.max(leastOfShort, Math.ceil(widest) + padding) };
    }
    const texts = rows.flatMap((row) => (isEmpty(row[at.wire]) ? [] : said(at, row)));
    const totals = column.isTotalled ? sumTexts(at, sums?.sums[at.wire] ?? [], show) : [];
    // One after the other: as arguments of one call, so many rows are more than a browser takes.
    const widest = [...texts, ...totals].reduce((most, each) => Math.max(most, widthOfText(each)), 0);
    const content = Math.ceil(widest) + padding;
    if (isEnd) return { ...column, width: Math.max(column.width, content) };
    if (column.isSized) return column;
    if (isWord) {
      // Of a list that is still on its way the codes are known, and its names may be longer.
      const isCoded = rows.some((row) => !isEmpty(row[at.wire]) && show.text(at, row[at.wire], row) === row[at.wire]);
      const word = content + (at.field.type === 'lifecycle' ? chip : 0);
      const late = isSomeLate(at, rows) ? lateChip : 0;
      return { ...column, width: Math.max(isCoded ? column.width : leastOfWord, Math.min(mostOfWord, word)) + late };
    }
    // An id is no name: how long the name is, is not known here.
    const isNamed = texts.some((text) => text !== '');
    if (!isNamed) return column;
    // A mark stands before the name of a person; other texts that are short leave their room to long ones.
    const floor = at.field.type === 'person' ? leastOf(column) : leastOfShort;
    const width = Math.max(floor, Math.min(mostOfText, content));
    // A reference without its end is no reference: others make room.
    const isReference = isShort(column) && width <= mostOfReference && texts.every((text) => !/\s/.test(text));
    const least = isReference
      ? width
      : place === 0 && !isShort(column)
        ? Math.min(width, leastOfFirst)
        : Math.min(width, leastOf(column));
    return { ...column, width, least };
  });
}

const isSomeLate = ({ field, wire }: ShownColumn['at'], rows: readonly Row[]): boolean => {
  if (field.type !== 'lifecycle') return false;
  const today = Temporal.Now.plainDateISO().toString();
  return rows.some((row) => isOverdue(field, String(row[wire]), row, today));
};

let pen: CanvasRenderingContext2D | null | undefined;
/** Width of a line of a table, in pixels; digits all count as the widest, as they are drawn in columns. */
function widthOfText(text: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 7.5;
  pen.font = `500 13px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text.replace(/\d/g, '0')).width * 1.04;
}
