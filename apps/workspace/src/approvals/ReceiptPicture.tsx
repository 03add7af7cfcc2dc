import { useText } from '@homeport/ui/language/use-text.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { useState } from 'react';

interface ReceiptPictureProps {
  readonly address: string;
  readonly name: string;
  /** 1 fits the frame. */
  readonly zoom: number;
  /** Quarter turns clockwise. */
  readonly turns: number;
}
/** A photographed receipt in a frame that scrolls when it is enlarged. */
export function ReceiptPicture({ address, name, zoom, turns }: ReceiptPictureProps) {
  const text = useText('approvals');
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <InlineError message={text('receipt.unreadable')} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <div className="receipt-paper" tabIndex={0} role="group" aria-label={text('receipt.frame')}>
      <div className="receipt-sheet" data-zoom={zoom} data-turns={turns}>
        <img src={address} alt={text('receipt.alt', { name })} onError={() => setFailed(true)} />
      </div>
    </div>
  );
}
