import './items.css';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { createStore, useStore } from '@homeport/ui/parts/store.ts';
import { typeNames } from '@homeport/ui/upload/file.rules.ts';
import { useFileDrop } from '@homeport/ui/upload/use-file-drop.ts';
import { Button } from '@mantine/core';
import { Files } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { receiptTypes } from './photo.ts';
import { openTray, putInTray } from './receipt-tray.ts';
import { takeReceipts } from './take-receipts.ts';
import { receiptBytes } from './use-receipt.ts';

/** How many choices of files are being worked on: photos are made smaller first, which takes a phone some seconds. */
const taking = createStore(0);
/** What was not taken of the last choice, a line for each file: it stays on its report until something else is chosen. */
const notTaken = createStore<{ readonly report: string; readonly lines: readonly string[] } | null>(null);

/** Puts chosen files into the tray of a report; says which of them were not kept, and why. */
function useAddReceipts(report: string): (files: readonly File[]) => Promise<void> {
  const { me } = useApp();
  const text = useWords();
  const formats = useFormats();
  return async (files) => {
    taking.set((count) => count + 1);
    notTaken.set(null);
    try {
      await openTray(me.id);
      const left = await takeReceipts(files, (file) => putInTray(report, [file]));
      const known = { types: formats.list(typeNames(receiptTypes)), size: formats.bytes(receiptBytes) };
      const lines = left.map(({ name, fault }) =>
        text('tray.notTaken', {
          name,
          why: fault === 'noRoom' ? text('tray.noRoom') : text(`receipt.${fault}`, known),
        }),
      );
      if (lines.length > 0) notTaken.set({ report, lines });
    } finally {
      taking.set((count) => count - 1);
    }
  };
}

/** The button that takes several receipts at once; a phone asks whether to photograph or to choose. */
export function AddReceipts({ report }: { report: string }) {
  const text = useWords();
  const add = useAddReceipts(report);
  const isBusy = useStore(taking) > 0;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        className="hp-no-print"
        variant="default"
        leftSection={<Icon of={Files} />}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {text('tray.add')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={receiptTypes.join(',')}
        data-receipts
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** The files of the last choice that were not taken, each with the reason. */
export function NotTaken({ report }: { report: string }) {
  const found = useStore(notTaken);
  useEffect(() => () => notTaken.set(null), []);
  if (found?.report !== report) return null;
  return found.lines.map((line) => <InlineError key={line} message={line} />);
}

/** Where receipts can be dropped: the whole list of items. The button inside is the first way. */
export function ReceiptDrop({ report, children }: { report: string; children: ReactNode }) {
  const add = useAddReceipts(report);
  const drop = useFileDrop((files) => void add(files));
  return (
    // Dropping is a second way; the button inside is the first
    <div {...drop} className="receipt-drop">
      {children}
    </div>
  );
}
