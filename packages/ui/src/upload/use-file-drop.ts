import { type DragEvent, useState } from 'react';

/** What a place needs to take files that are dropped on it. */
export interface FileDrop {
  readonly 'data-over': true | undefined;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/**
 * A place on which files can be dropped; `data-over` marks it while they are above. It is always a second way: a button takes
 * them, too. Text that is dragged goes where it would without it.
 */
export function useFileDrop(take: (files: readonly File[]) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      // From one thing inside to the next is not away.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event) => {
      setOver(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      take([...event.dataTransfer.files]);
    },
  };
}
