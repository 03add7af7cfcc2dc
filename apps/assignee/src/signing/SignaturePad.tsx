import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import Pad from 'signature_pad';
import { usePageWords } from '../words/page-words.ts';
import { signingWords } from './words.ts';

/** Pixels of the drawing that is kept; large enough for paper, small enough to send. */
const size = { width: 600, height: 220 } as const;

/** A white sheet to draw the signature on; it stays white in both schemes. */
export function SignaturePad({
  drawing,
  onDraw,
}: {
  drawing: string | null;
  onDraw: (drawing: string | null) => void;
}) {
  const text = usePageWords(signingWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad | null>(null);
  const latest = useRef({ drawing, onDraw });
  latest.current = { drawing, onDraw };
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const made = new Pad(element, { penColor: '#17202e', minWidth: 1, maxWidth: 3 });
    pad.current = made;
    if (latest.current.drawing) void made.fromDataURL(latest.current.drawing, size);
    made.addEventListener('endStroke', () => latest.current.onDraw(made.toDataURL('image/png')));
    return () => made.off();
  }, []);
  return (
    <div className="signature-pad">
      <canvas ref={canvas} width={size.width} height={size.height} role="img" aria-label={text('sheet')} />
      <Button
        variant="subtle"
        color="neutral"
        onClick={() => {
          pad.current?.clear();
          onDraw(null);
        }}
      >
        {text('clear')}
      </Button>
    </div>
  );
}
