import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toasts } from '../../parts/toasts.ts';
import type { Row } from '../host/row.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { allRows } from './all-rows.ts';
import type { List } from './use-list.ts';

/** More rows than this are no print: about a hundred pages, which a browser lays out in some seconds. */
export const printMost = 5000;

/** Where a print of all rows is: nowhere, bringing them with so many here, or not done because there are too many. */
export type PrintState = { readonly is: 'bringing'; readonly soFar: number } | { readonly is: 'tooMany' } | null;

export interface Paper {
  /** The rows to draw, until the browser's dialog is closed. */
  readonly rows: readonly Row[] | null;
  readonly state: PrintState;
  /** Brings all that the filter finds, then opens the browser's dialog. */
  readonly print: () => Promise<void>;
  /** Stops bringing rows, or takes back that there are too many. */
  readonly cancel: () => void;
}
/** The rows of a list on paper: all that its filter finds, not only the page on screen. */
export function usePrintRows(list: List): Paper {
  const text = useRecordText();
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [state, setState] = useState<PrintState>(null);
  /** The try under way; another one, or none, once it was cancelled or the list was left. */
  const current = useRef<object | null>(null);
  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );
  useEffect(() => {
    const end = () => setRows(null);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  const cancel = () => {
    current.current = null;
    setState(null);
  };
  const print = async () => {
    // Asked for twice, it is brought once.
    if (current.current) return;
    const mine = {};
    current.current = mine;
    // Who has cancelled, or left the list meanwhile, does not print the page they went to.
    const isWanted = () => current.current === mine;
    setState({ is: 'bringing', soFar: 0 });
    try {
      const all = await allRows((ask) => list.host.source.list(list.entity, ask), list.ask, {
        most: printMost,
        goesOn: (soFar) => {
          if (isWanted()) setState({ is: 'bringing', soFar });
          return isWanted();
        },
      });
      if (!isWanted()) return;
      current.current = null;
      if (!all) return setState({ is: 'tooMany' });
      flushSync(() => {
        setState(null);
        setRows(all);
      });
      window.print();
    } catch {
      if (!isWanted()) return;
      cancel();
      toasts.show(text('list.printFailed'), 'danger');
    }
  };
  return { rows, state, print, cancel };
}
