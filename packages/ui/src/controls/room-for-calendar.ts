import { type CalendarSide, calendarGap, calendarSide } from './calendar-side.rules.ts';

/** Where a calendar opens. */
export interface Place {
  readonly side: CalendarSide;
  /** Pixels between it and the input. */
  readonly gap: number;
}

/** What stands over the edges of a page and is no room for what opens; pixels. */
interface Bars {
  readonly top: number;
  readonly bottom: number;
}

/** Where the calendar of an input opens, by what stands around it on the screen. */
export function placeFor(input: HTMLElement, bars: Bars): Place {
  const around = input.closest('form, [role="dialog"], main') ?? document.body;
  const others = [...around.querySelectorAll<HTMLElement>('input, textarea, button[type="submit"]')].filter(
    (one) => one !== input && one.offsetParent !== null,
  );
  const isBefore = (one: Node) => (input.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const boxes = (all: readonly Element[]) => all.map((one) => one.getBoundingClientRect());
  const { left, top, right, bottom } = input.getBoundingClientRect();
  const head = input.closest('.mantine-InputWrapper-root')?.getBoundingClientRect().top ?? top;
  const own = { left, top, right, bottom, head };
  const side = calendarSide(
    own,
    { left: 0, top: bars.top, right: window.innerWidth, bottom: window.innerHeight - bars.bottom },
    boxes(others.filter(isBefore)),
    boxes(others.filter((one) => !isBefore(one))),
  );
  return { side, gap: calendarGap(side, own) };
}
