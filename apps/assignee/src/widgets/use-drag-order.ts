import { type CSSProperties, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Something of a list on its way to another place. */
interface Drag {
  readonly from: number;
  readonly to: number;
  /** How far it was moved, in pixels. */
  readonly by: number;
}
/** What was true when it was taken hold of. */
interface Hold {
  readonly from: number;
  readonly pointer: number;
  readonly grip: HTMLElement;
  /** Where the pointer was on the page, in pixels. */
  readonly start: number;
  /** Where the pointer is in the window, in pixels; kept while the page rolls on below it. */
  y: number;
  /** Where it would stand; kept here because it may be let go before that is drawn. */
  to: number;
  readonly places: readonly { readonly middle: number; readonly height: number }[];
}
/** Near the upper and lower edge of the window the page rolls on: so many pixels wide, so many at a time. */
const edge = 72;
const roll = 10;

/**
 * Puts the things of a list into another order by mouse, pen or finger. It is one way beside others: whoever cannot drag has
 * buttons. Escape gives up. `onDrop` is told what goes where once it is let go.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const hold = useRef<Hold | null>(null);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  const isDragging = drag !== null;

  /** Draws it where the pointer is now. */
  const follow = () => {
    const held = hold.current;
    if (!held) return;
    const { from } = held;
    const by = held.y + window.scrollY - held.start;
    const middle = (held.places[from]?.middle ?? 0) + by;
    const others = held.places.filter((_, at) => at !== from);
    held.to = others.filter((one) => one.middle < middle).length;
    setDrag({ from, to: held.to, by });
  };
  const end = () => {
    const held = hold.current;
    if (held?.grip.hasPointerCapture(held.pointer)) held.grip.releasePointerCapture(held.pointer);
    hold.current = null;
    setDrag(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` knows nothing but what was taken hold of
  useLayoutEffect(() => {
    if (!isDragging) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      hold.current = null;
      setDrag(null);
    };
    let frame = requestAnimationFrame(function rollOn() {
      const y = hold.current?.y ?? edge;
      const step = y < edge ? -roll : y > window.innerHeight - edge ? roll : 0;
      if (step !== 0) {
        window.scrollBy(0, step);
        follow();
      }
      frame = requestAnimationFrame(rollOn);
    });
    window.addEventListener('keydown', giveUp, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', giveUp, true);
    };
  }, [isDragging]);

  /** The place that something is drawn at while one of them is on its way. */
  const styleOf = (at: number): CSSProperties | undefined => {
    const places = hold.current?.places;
    if (!drag || !places) return undefined;
    if (at === drag.from) return { transform: `translateY(${drag.by}px)` };
    const height = places[drag.from]?.height ?? 0;
    if (drag.from < at && at <= drag.to) return { transform: `translateY(${-height}px)` };
    if (drag.to <= at && at < drag.from) return { transform: `translateY(${height}px)` };
    return undefined;
  };
  /** What makes an element the grip of the thing at a place. */
  const gripOf = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || hold.current) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      hold.current = {
        from: at,
        pointer: event.pointerId,
        grip: event.currentTarget,
        start: event.clientY + window.scrollY,
        y: event.clientY,
        to: at,
        places: placesOf(list.current),
      };
      setDrag({ from: at, to: at, by: 0 });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (hold.current?.pointer !== event.pointerId) return;
      hold.current.y = event.clientY;
      follow();
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const held = hold.current;
      if (held?.pointer !== event.pointerId) return;
      end();
      if (held.to !== held.from) drop.current(held.from, held.to);
    },
    onPointerCancel: end,
  });
  return { dragged: drag?.from ?? null, styleOf, gripOf };
}

/** Where the things of a list stand on the page, with the room that each takes up to the next. */
function placesOf(list: HTMLElement | null): Hold['places'] {
  const boxes = [...(list?.children ?? [])].map((one) => one.getBoundingClientRect());
  return boxes.map((box, at) => {
    const next = boxes[at + 1] ?? boxes[at - 1];
    const gap = next ? Math.max(0, Math.abs(next.top - box.top) - (next.top > box.top ? box : next).height) : 0;
    return { middle: box.top + window.scrollY + box.height / 2, height: box.height + gap };
  });
}
