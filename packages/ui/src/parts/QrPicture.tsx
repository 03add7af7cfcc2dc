import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code as one path of squares, dark on white in both schemes, with its quiet zone. `title` is read out. */
export function QrPicture({ text, title, size = 208 }: { text: string; title: string; size?: number }) {
  const { path, width } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className="hp-qr"
      width={size}
      height={size}
      viewBox={`0 0 ${width} ${width}`}
      role="img"
      aria-label={title}
      shapeRendering="crispEdges"
    >
      <path className="hp-qr-paper" d={`M0 0h${width}v${width}H0z`} />
      <path className="hp-qr-ink" d={path} />
    </svg>
  );
}
/** The dark squares of a QR code, row by row, in units of one square; `width` includes a border of four. */
export function qrPath(text: string): { readonly path: string; readonly width: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [`M${x} ${y}h${run(row, x)}v1h-${run(row, x)}z`] : [])),
    )
    .join('');
  return { path, width: size };
}
function run(row: readonly boolean[], from: number): number {
  let length = 0;
  while (row[from + length]) length += 1;
  return length;
}
