import './receipt.css';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { typeNames } from '@homeport/ui/upload/file.rules.ts';
import { useFileDrop } from '@homeport/ui/upload/use-file-drop.ts';
import { ActionIcon, Button, Progress } from '@mantine/core';
import { Camera, CloudOff, FileText, Paperclip, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFileView } from '../data/files.ts';
import { useWords } from '../words/use-words.ts';
import { receiptTypes } from './photo.ts';
import { useLocalView } from './use-local-view.ts';
import { type Receipt, type ReceiptControl, receiptBytes } from './use-receipt.ts';

/** The receipt of an expense: camera first on a phone, file, drop and paste elsewhere; then the picture itself. */
export function ReceiptInput({
  control,
  isWanted,
  readOnly,
}: {
  control: ReceiptControl;
  isWanted: boolean;
  readOnly?: boolean;
}) {
  const text = useWords();
  const id = useId();
  return (
    <section className="receipt" aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {text('receipt.title')}
      </h2>
      {control.receipt.state === 'none' ? (
        readOnly ? (
          <p className="hp-muted">{text('receipt.none')}</p>
        ) : (
          <ChooseReceipt control={control} isWanted={isWanted} />
        )
      ) : (
        <ShownReceipt control={control} receipt={control.receipt} readOnly={readOnly ?? false} />
      )}
    </section>
  );
}
function ChooseReceipt({ control, isWanted }: { control: ReceiptControl; isWanted: boolean }) {
  const text = useWords();
  const formats = useFormats();
  const drop = useFileDrop(([file]) => file && control.take(file));
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const hint = useId();
  const types = formats.list(typeNames(receiptTypes));
  const size = formats.bytes(receiptBytes);
  const chosen = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file) control.take(file);
    input.value = '';
  };
  return (
    // Drop and paste are second ways; the buttons inside are the first
    <div
      {...drop}
      className="receipt-choose"
      onPaste={(event) => {
        const [file] = event.clipboardData.files;
        if (file) control.take(file);
      }}
    >
      <div className="receipt-buttons">
        <Button
          className="only-touch"
          variant="default"
          leftSection={<Icon of={Camera} />}
          onClick={() => camera.current?.click()}
        >
          {text('receipt.camera')}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon of={Paperclip} />}
          aria-describedby={hint}
          onClick={() => files.current?.click()}
        >
          {text('receipt.choose')}
        </Button>
      </div>
      <p className="hp-caption" id={hint}>
        <span>{text('receipt.accepted', { types, size })}</span>{' '}
        <span>{text(isWanted ? 'receipt.wanted' : 'receipt.canFollow')}</span>
      </p>
      {control.fault ? <InlineError message={text(`receipt.${control.fault}`, { types, size })} /> : null}
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        data-camera
        onChange={(event) => chosen(event.currentTarget)}
      />
      <input
        ref={files}
        type="file"
        hidden
        accept={receiptTypes.join(',')}
        data-receipt
        onChange={(event) => chosen(event.currentTarget)}
      />
    </div>
  );
}
type Given = Exclude<Receipt, { state: 'none' }>;

function ShownReceipt({ control, receipt, readOnly }: { control: ReceiptControl; receipt: Given; readOnly: boolean }) {
  const text = useWords();
  const formats = useFormats();
  const isSending = receipt.state === 'sending';
  const progress = isSending ? receipt.progress : null;
  return (
    <div className="receipt-shown">
      <ReceiptPicture receipt={receipt} />
      <div className="receipt-line">
        <div className="receipt-words" aria-live="polite">
          {isSending ? (
            <>
              <span>{text('receipt.sending')}</span>
              {progress ? (
                <>
                  <Progress
                    value={(progress.sent / progress.total) * 100}
                    size={4}
                    aria-label={text('receipt.sending')}
                  />
                  <span className="hp-caption hp-number">
                    {text('receipt.sent', { sent: formats.bytes(progress.sent), total: formats.bytes(progress.total) })}
                  </span>
                </>
              ) : null}
            </>
          ) : null}
          {receipt.state === 'kept' && receipt.isNext ? <span>{text('tray.turn')}</span> : null}
          {receipt.state === 'kept' && !receipt.isNext ? (
            <span className="icon-line">
              <Icon of={CloudOff} small />
              {text('receipt.kept')}
            </span>
          ) : null}
          {receipt.state === 'stored' ? <span>{receipt.label}</span> : null}
          {receipt.state === 'refused' ? (
            <InlineError message={receipt.reason} advice={text('receipt.refusedAdvice')} />
          ) : null}
        </div>
        {(receipt.state === 'kept' && !receipt.isNext) || receipt.state === 'refused' ? (
          <Button variant="default" onClick={control.retry}>
            {text('receipt.retry')}
          </Button>
        ) : null}
        {readOnly ? null : (
          <ActionIcon
            variant="subtle"
            color="neutral"
            aria-label={text(isSending ? 'receipt.cancel' : 'receipt.remove')}
            onClick={control.drop}
          >
            <Icon of={X} />
          </ActionIcon>
        )}
      </div>
    </div>
  );
}
function ReceiptPicture({ receipt }: { receipt: Given }) {
  const local = useLocalView('file' in receipt ? receipt.file : undefined);
  const stored = useFileView(receipt.state === 'stored' && !receipt.file ? receipt.id : null, 'full');
  const text = useWords();
  const view = local ?? stored;
  if (view.url && view.type?.startsWith('image/') && view.type !== 'image/heic')
    return (
      <a className="receipt-paper" href={view.url} target="_blank" rel="noopener">
        <img src={view.url} alt={text('receipt.alt')} />
      </a>
    );
  return (
    <div className="receipt-paper" data-plain>
      <Icon of={FileText} />
      {view.url ? (
        <a href={view.url} target="_blank" rel="noopener">
          {text('receipt.open')}
        </a>
      ) : view.hasFailed ? (
        <span>{text('receipt.viewFailed')}</span>
      ) : (
        <span>{text('receipt.loading')}</span>
      )}
    </div>
  );
}
