import { useState } from 'react';

/** More lines than can be seen at once in the tallest window, and some to go on with by keyboard. */
const drawn = 60;

/** Which lines of equal height have to be drawn, and the room of those before and behind them. */
export function useLinesInSight(count: number, height: number) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.min(top - 15, count - drawn));
  const last = Math.min(count, first + drawn);
  return {
    before: first * height,
    behind: (count - last) * height,
    indexes: Array.from({ length: last - first }, (_, at) => first + at),
    onScroll: ({ currentTarget }: { readonly currentTarget: Element }) =>
      setTop(Math.floor(currentTarget.scrollTop / height / 5) * 5),
  };
}
