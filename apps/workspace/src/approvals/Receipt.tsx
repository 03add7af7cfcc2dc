import type { FileValue } from '@homeport/grammar';
import { Icon } from '@homeport/ui/controls/Icon.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { Button, Loader } from '@mantine/core';
import { ExternalLink, FileX2, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useReceiptBytes } from './approval-data.ts';
import { useFailure } from './failure.ts';
import { ReceiptPdf } from './ReceiptPdf.tsx';
import { ReceiptPicture } from './ReceiptPicture.tsx';

const zooms = [1, 1.5, 2, 3, 4] as const;

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
      <section className="receipt" aria-label={text('receipt.title')}>
        <div className="receipt-none">
          <EmptyState icon={FileX2} title={text('receipt.none')} />
        </div>
      </section>
    );
  if (bytes.error) {
    const { message, reference } = failure(bytes.error);
    return (
      <section className="receipt" aria-label={text('receipt.title')}>
        <InlineError
          message={text('receipt.failed')}
          advice={message}
          {...(reference ? { reference } : {})}
          onRetry={() => void bytes.refetch()}
        />
      </section>
    );
  }
  const isPdf = bytes.data?.type.startsWith('application/pdf') ?? false;
  return (
    <section className="receipt" aria-label={text('receipt.title')}>
      {address ? (
        isPdf ? (
          <ReceiptPdf address={address} name={receipt.label} />
        ) : (
          <ReceiptPicture address={address} name={receipt.label} zoom={zooms[zoom] ?? 1} turns={turns} />
        )
      ) : (
        <div className="receipt-none">
          <Loader size={20} aria-label={text('receipt.loading')} />
        </div>
      )}
      <div className="receipt-tools">
        {address && !isPdf ? (
          <>
            <Button
              variant="subtle"
              color="neutral"
              leftSection={<Icon of={ZoomIn} small />}
              disabled={zoom === zooms.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              {text('receipt.zoomIn')}
            </Button>
            <Button
              variant="subtle"
              color="neutral"
              leftSection={<Icon of={ZoomOut} small />}
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            >
              {text('receipt.zoomOut')}
            </Button>
            <Button
              variant="subtle"
              color="neutral"
              leftSection={<Icon of={RotateCw} small />}
              onClick={() => setTurns((turns + 1) % 4)}
            >
              {text('receipt.turn')}
            </Button>
          </>
        ) : null}
        {address ? (
          <Button
            component="a"
            href={address}
            target="_blank"
            rel="noopener"
            variant="subtle"
            color="neutral"
            leftSection={<Icon of={ExternalLink} small />}
          >
            {text('receipt.open')}
          </Button>
        ) : null}
      </div>
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
