import type { FileValue } from '@homeport/grammar';
import { useText } from '@homeport/ui/language/use-text.ts';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { Loader } from '@mantine/core';
import { FileX2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useReceiptBytes } from './approval-data.ts';
import { useFailure } from './failure.ts';
import { ReceiptPdf } from './ReceiptPdf.tsx';
import { ReceiptPicture } from './ReceiptPicture.tsx';
import { ReceiptTools } from './ReceiptTools.tsx';

/** The receipt on white, in both schemes: a picture that zooms and turns, or the pages of a PDF. */
export function Receipt({ tenant, receipt }: { tenant: string | undefined; receipt: FileValue | null }) {
  const text = useText('approvals');
  const failure = useFailure();
  const bytes = useReceiptBytes(tenant, receipt?.id);
  const address = useAddress(bytes.data);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  if (!receipt)
    return (
      <Frame>
        <div className="receipt-none">
          <EmptyState icon={FileX2} title={text('receipt.none')} />
        </div>
      </Frame>
    );
  if (bytes.error) {
    const { message, ...reference } = failure(bytes.error);
    return (
      <Frame>
        <InlineError
          message={text('receipt.failed')}
          advice={message}
          {...reference}
          onRetry={() => void bytes.refetch()}
        />
      </Frame>
    );
  }
  if (!address)
    return (
      <Frame>
        <div className="receipt-none">
          <Loader size={20} role="status" aria-label={text('receipt.loading')} />
        </div>
      </Frame>
    );
  const pdf = bytes.data?.type.startsWith('application/pdf') ? bytes.data : undefined;
  return (
    <Frame>
      {pdf ? (
        <ReceiptPdf bytes={pdf} name={receipt.label} />
      ) : (
        <ReceiptPicture address={address} name={receipt.label} zoom={zoom} turns={turns} />
      )}
      <ReceiptTools
        address={address}
        {...(pdf ? {} : { zoom, onZoom: setZoom, onTurn: () => setTurns((turns + 1) % 4) })}
      />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const text = useText('approvals');
  return (
    <section className="receipt" aria-label={text('receipt.title')}>
      {children}
    </section>
  );
}

/** An address for bytes, good while they are on screen. */
function useAddress(bytes: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [bytes]);
  return address;
}
