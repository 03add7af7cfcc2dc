/** A line of a printed page: text and size in points. */
export type PrintedLine = readonly [text: string, size: number];

/** A PDF of one page (A5, Helvetica, WinAnsi characters), written by hand: small, and the same for the same lines. */
export function onePagePdf(lines: readonly PrintedLine[]): Uint8Array {
  let y = 540;
  const text = lines.map(([line, size]) => {
    y -= size * 1.6;
    return `BT /F1 ${size} Tf 44 ${y.toFixed(1)} Td (${escaped(line)}) Tj ET`;
  });
  const page = text.join('\n');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ]);
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
