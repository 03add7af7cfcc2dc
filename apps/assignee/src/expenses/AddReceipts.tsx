import { Icon } from '@homeport/ui/controls/Icon.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { typeNames } from '@homeport/ui/upload/file.rules.ts';
import { Button } from '@mantine/core';
import { Files } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { receiptTypes } from './photo.ts';
import { openTray, putInTray } from './receipt-tray.ts';
import { takeReceipts } from './take-receipts.ts';
import { receiptBytes } from './use-receipt.ts';

/** Puts chosen files into the tray of a report; says which of them cannot be a receipt, and why. */
function useAddReceipts(report: string): (files: readonly File[]) => Promise<void> {
  const { me } = useApp();
  const text = useWords();
  const formats = useFormats();
  return async (files) => {
    const { taken, left } = await takeReceipts(files);
    const types = formats.list(typeNames(receiptTypes));
    for (const { name, fault } of left) {
      const why = text(`receipt.${fault}`, { types, size: formats.bytes(receiptBytes) });
      toasts.show(text('tray.notTaken', { name, why }), 'danger');
    }
    try {
      await openTray(me.id);
      await putInTray(report, taken);
    } catch {
      toasts.show(text('tray.noRoom'), 'danger');
    }
  };
}

/** The button that takes several receipts at once; a phone asks whether to photograph or to choose. */
export function AddReceipts({ report }: { report: string }) {
  const text = useWords();
  const add = useAddReceipts(report);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        className="hp-no-print"
        variant="default"
        leftSection={<Icon of={Files} />}
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

/** Where receipts can be dropped: the whole list of items. The button inside is the first way. */
export function ReceiptDrop({ report, children }: { report: string; children: ReactNode }) {
  const add = useAddReceipts(report);
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className="receipt-drop"
      data-over={isOver || undefined}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        void add([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
