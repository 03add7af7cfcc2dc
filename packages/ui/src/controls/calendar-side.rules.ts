/** A rectangle on the screen, in pixels from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** A field: its input, and where what stands above that (its label and its help) begins. */
export interface FieldBox extends Box {
  readonly head: number;
}
export type CalendarSide = 'bottom-end' | 'top-end' | 'right-start' | 'left-start';

const sides: readonly CalendarSide[] = ['bottom-end', 'top-end', 'right-start', 'left-start'];
/** What a calendar takes, and how far from its field it stands. */
const [width, height, gap] = [300, 316, 8];

function boxAt(side: CalendarSide, own: FieldBox): Box {
  const place = (left: number, top: number) => ({ left, top, right: left + width, bottom: top + height });
  switch (side) {
    case 'bottom-end':
      return place(own.right - width, own.bottom + gap);
    case 'top-end':
      return place(own.right - width, own.head - gap - height);
    case 'right-start':
      return place(own.right + gap, own.top);
    case 'left-start':
      return place(own.left - gap - width, own.top);
  }
}
/** As the calendar is moved along its field where the screen ends. */
function within(box: Box, page: Box): Box {
  const by = Math.max(0, page.left - box.left) - Math.max(0, box.right - page.right);
  return { ...box, left: box.left + by, right: box.right + by };
}
const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** How far from its input a calendar stands, in pixels: above it, its label is not covered. */
export const calendarGap = (side: CalendarSide, own: FieldBox): number =>
  side === 'top-end' ? own.top - own.head + gap : gap;

/**
 * The side of its field on which a calendar opens: where there is room and it covers no other field; else where it covers only what
 * comes before, which is filled in; else below, from where the page moves it as it can. `page` is the screen without its bars.
 */
export function calendarSide(own: FieldBox, page: Box, before: readonly Box[], after: readonly Box[]): CalendarSide {
  const fitting = sides.flatMap((side) => {
    const box = side.endsWith('end') ? within(boxAt(side, own), page) : boxAt(side, own);
    const fits = box.top >= page.top && box.bottom <= page.bottom && box.left >= page.left && box.right <= page.right;
    return fits ? [{ side, box }] : [];
  });
  const free = (others: readonly Box[]) => fitting.find(({ box }) => !others.some((other) => meet(box, other)))?.side;
  return free([...before, ...after]) ?? free(after) ?? 'bottom-end';
}
