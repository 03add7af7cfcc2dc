import { useText } from '@homeport/ui/language/use-text.ts';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { Button } from '@mantine/core';
import { ExternalLink, type LucideIcon, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { zooms } from './ReceiptPicture.tsx';

interface ReceiptToolsProps {
  readonly address: string;
  /** Place in `zooms`; without it the file is no picture and only opens beside. */
  readonly zoom?: number;
  readonly onZoom?: (zoom: number) => void;
  readonly onTurn?: () => void;
}
/** Zoom, turn, and the receipt in a tab of its own. */
export function ReceiptTools({ address, zoom, onZoom, onTurn }: ReceiptToolsProps) {
  const text = useText('approvals');
  const look = (icon: LucideIcon) => ({
    variant: 'subtle' as const,
    color: 'neutral',
    leftSection: <Icon of={icon} small />,
  });
  return (
    <div className="receipt-tools">
      {zoom === undefined ? null : (
        <>
          <Button {...look(ZoomIn)} disabled={zoom === zooms.length - 1} onClick={() => onZoom?.(zoom + 1)}>
            {text('receipt.zoomIn')}
          </Button>
          <Button {...look(ZoomOut)} disabled={zoom === 0} onClick={() => onZoom?.(zoom - 1)}>
            {text('receipt.zoomOut')}
          </Button>
          <Button {...look(RotateCw)} onClick={onTurn}>
            {text('receipt.turn')}
          </Button>
        </>
      )}
      <Button component="a" href={address} target="_blank" rel="noopener" {...look(ExternalLink)}>
        {text('receipt.open')}
      </Button>
    </div>
  );
}
