/** A line of a printed page: text and size in points. */
export type PrintedLine = readonly [text: string, size: number];

/** A PDF of one page (A5, Helvetica, WinAnsi characters), written by hand: small, and the same for the same lines. */
export function onePagePdf(lines: readonly PrintedLine[]): Uint8Array {
  return printedPdf([lines], { width: 420, height: 595, margin: 44 });
}

/** Points; one is 1/72 inch. */
interface Paper {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}
const a4: Paper = { width: 595, height: 842, margin: 64 };

/** A PDF of several pages; A4 unless said otherwise. Lines are printed as they are: the caller has broken them. */
export function printedPdf(pages: readonly (readonly PrintedLine[])[], paper: Paper = a4): Uint8Array {
  const first = 4;
  const kids = pages.map((_, i) => `${first + i * 2} 0 R`).join(' ');
  const bodies = pages.flatMap((lines, i) => {
    const content = contentOf(lines, paper);
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] /Contents ${first + i * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ];
  });
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...bodies,
  ]);
}

function contentOf(lines: readonly PrintedLine[], { height, margin }: Paper): string {
  let y = height - margin + 9;
  return lines
    .map(([line, size]) => {
      y -= size * 1.6;
      return `BT /F1 ${size} Tf ${margin} ${y.toFixed(1)} Td (${escaped(line)}) Tj ET`;
    })
    .join('\n');
}

/** Objects with the table of where each begins; all text is one byte per character. */
function assemble(objects: readonly string[]): Uint8Array {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

/** Characters of the page's encoding; typographic ones become their plain relatives, the rest a question mark. */
const escaped = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll('→', '-')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .replace(/[\\()]/g, '\\$&');
