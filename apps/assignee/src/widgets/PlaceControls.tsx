import { type PlacedWidget, type WidgetSize, widgetSizes } from '@homeport/model/widgets';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { Button, NativeSelect } from '@mantine/core';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import { widgetWords } from './words.ts';

export interface PlaceControlsProps {
  readonly of: PlacedWidget;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: -1 | 1) => void;
  readonly onSize: (size: WidgetSize) => void;
  readonly onRemove: () => void;
}
/** Up, down, size, take off. */
export function PlaceControls({ of, isFirst, isLast, onMove, onSize, onRemove }: PlaceControlsProps) {
  const text = usePageWords(widgetWords);
  const named = (action: 'up' | 'down' | 'remove' | 'size') =>
    text('withName', { action: text(action), name: of.name });
  return (
    <div className="widget-controls">
      <Button
        variant="default"
        disabled={isFirst}
        aria-label={named('up')}
        leftSection={<Icon of={ArrowUp} small />}
        onClick={() => onMove(-1)}
      >
        {text('up')}
      </Button>
      <Button
        variant="default"
        disabled={isLast}
        aria-label={named('down')}
        leftSection={<Icon of={ArrowDown} small />}
        onClick={() => onMove(1)}
      >
        {text('down')}
      </Button>
      <NativeSelect
        aria-label={named('size')}
        value={of.size}
        data={(Object.keys(widgetSizes) as WidgetSize[]).map((value) => ({ value, label: text(`size.${value}`) }))}
        onChange={(event) => onSize(event.currentTarget.value as WidgetSize)}
      />
      <Button variant="default" aria-label={named('remove')} leftSection={<Icon of={X} small />} onClick={onRemove}>
        {text('remove')}
      </Button>
    </div>
  );
}
