import { useText } from '@homeport/ui/language/use-text.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { useState } from 'react';

/** How often the frame's width a picture may be; the style sheet has the same steps. */
export const zooms = [1, 1.5, 2, 3, 4] as const;

interface ReceiptPictureProps {
  readonly address: string;
  readonly name: string;
  /** Place in `zooms`; the first fits the frame. */
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
    <section className="receipt-paper" tabIndex={0} aria-label={text('receipt.frame')}>
      <div className="receipt-sheet" data-zoom={zooms[zoom]} data-turns={turns}>
        <img src={address} alt={text('receipt.alt', { name })} onError={() => setFailed(true)} />
      </div>
    </section>
  );
}
