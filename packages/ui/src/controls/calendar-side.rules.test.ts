import { expect, test } from 'vitest';
import { type Box, calendarGap, calendarSide, type FieldBox } from './calendar-side.rules.ts';

const box = (left: number, top: number, width: number, height = 36): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
/** A field with a label of 24 pixels above its input. */
const field = (left: number, top: number, width: number): FieldBox => ({ ...box(left, top, width), head: top - 24 });
const desk = box(0, 64, 1440, 700);
const phone = box(0, 64, 360, 450);

test('a calendar opens below its field where nothing is covered there', () => {
  expect(calendarSide(field(300, 200, 400), desk, [box(300, 120, 400)], [])).toBe('bottom-end');
});

test('it opens above where the next fields stand below and nothing stands above', () => {
  const below = [box(300, 500, 400), box(300, 580, 400)];
  expect(calendarSide(field(300, 420, 400), desk, [], below)).toBe('top-end');
});

test('it opens beside its field where fields stand above and below', () => {
  const own = field(400, 400, 400);
  const [above, below] = [[box(400, 320, 400)], [box(400, 480, 400)]];
  expect(calendarSide(own, desk, above, below)).toBe('right-start');
  expect(calendarSide(own, desk, [], [...above, ...below, box(820, 400, 400)])).toBe('left-start');
});

test('where something is covered everywhere it covers what comes before, never the next field', () => {
  const around = [box(10, 300, 340), box(10, 220, 340)];
  expect(calendarSide(field(10, 430, 340), phone, around, [box(10, 510, 340)])).toBe('top-end');
});

test('a calendar that is wider than its field is moved along it, and that counts', () => {
  // The field stands at the left edge: the calendar reaches to the right of it, below the field beside it.
  const own = field(10, 200, 160);
  expect(calendarSide(own, phone, [], [box(190, 260, 160)])).toBe('bottom-end');
  expect(calendarSide(field(10, 430, 160), phone, [], [box(190, 490, 160)])).toBe('top-end');
});

test('where there is no room on any side it opens below, and the page moves it', () => {
  expect(calendarSide(field(10, 250, 340), box(0, 64, 360, 350), [], [])).toBe('bottom-end');
});

test('above its field it leaves the label free', () => {
  expect(calendarGap('top-end', field(10, 400, 340))).toBe(32);
  expect(calendarGap('bottom-end', field(10, 400, 340))).toBe(8);
});
