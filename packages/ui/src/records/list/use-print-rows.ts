import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toasts } from '../../parts/toasts.ts';
import type { Row } from '../host/row.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { allRows } from './all-rows.ts';
import type { List } from './use-list.ts';

/**
 * The rows of a list on paper: all that its filter finds, not only the page on screen. `print` brings them, then opens the
 * browser's dialog; `rows` are those to draw, until that is closed.
 */
export function usePrintRows(list: List): {
  readonly rows: readonly Row[] | null;
  readonly print: () => Promise<void>;
} {
  const text = useRecordText();
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    const end = () => setRows(null);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  const print = async () => {
    try {
      const all = await allRows((ask) => list.host.source.list(list.entity, ask), list.ask);
      // Who has left the list meanwhile does not print the page they went to.
      if (!isHere.current) return;
      flushSync(() => setRows(all));
      window.print();
    } catch {
      if (isHere.current) toasts.show(text('list.printFailed'), 'danger');
    }
  };
  return { rows, print };
}
