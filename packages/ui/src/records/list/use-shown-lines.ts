import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Fewer lines than this are all drawn: leaving some out would cost more than it saves. */
const worthIt = 60;

/** The lines of a table that have to be drawn, and the room of those before and behind them. On paper all of them. */
export function useShownLines(count: number, height: number, scroll: RefObject<HTMLElement | null>, current: number) {
  const isPrinting = usePrinting();
  const isWhole = count <= worthIt || isPrinting;
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    overscan: 12,
    enabled: !isWhole,
  });
  useEffect(() => {
    if (current < 0) return;
    if (!isWhole) virtual.scrollToIndex(current, { align: 'auto' });
  }, [current, isWhole, virtual]);
  if (isWhole) return { before: 0, behind: 0, indexes: Array.from({ length: count }, (_, at) => at) };
  const shown = virtual.getVirtualItems();
  return {
    before: shown[0]?.start ?? 0,
    behind: virtual.getTotalSize() - (shown.at(-1)?.end ?? 0),
    indexes: shown.map((item) => item.index),
  };
}

/** Whether the page is being laid out for paper. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
