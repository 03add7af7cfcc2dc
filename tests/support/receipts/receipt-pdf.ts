import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { MadeReceipt, PaperLine } from './made-receipt.ts';

// The server's own way of making PDFs.
const ofServer = createRequire(new URL('../../../apps/server/package.json', import.meta.url));
interface PdfMaker {
  setFonts(fonts: object): void;
  setLocalAccessPolicy(mayRead: (path: string) => boolean): void;
  setUrlAccessPolicy(mayAsk: () => boolean): void;
  createPdf(document: object): { getBuffer(): Promise<Uint8Array> };
}
const pdfmake: PdfMaker = ofServer('pdfmake');
const fonts = join(dirname(ofServer.resolve('pdfmake/package.json')), 'fonts/Roboto');
const normal = join(fonts, 'Roboto-Regular.ttf');

/** A made receipt as the PDF of a till (80 mm wide) or of an office (A4). */
export async function receiptPdf({ paper, lines }: MadeReceipt): Promise<Uint8Array> {
  pdfmake.setFonts({ Roboto: { normal, bold: normal, italics: normal, bolditalics: normal } });
  pdfmake.setLocalAccessPolicy((path: string) => path.startsWith(fonts));
  pdfmake.setUrlAccessPolicy(() => false);
  const isSlip = paper === 'slip';
  const made = pdfmake.createPdf({
    pageSize: isSlip ? { width: 226, height: 'auto' } : 'A4',
    pageMargins: isSlip ? 10 : 48,
    defaultStyle: { font: 'Roboto', fontSize: isSlip ? 8 : 10, lineHeight: 1.25 },
    content: lines.map((line, place) => drawn(line, isSlip && place < 3)),
  });
  return new Uint8Array(await made.getBuffer());
}

function drawn(line: PaperLine, isHead: boolean): object {
  if (line === '-') return { canvas: [{ type: 'line', x1: 0, y1: 2, x2: 206, y2: 2, lineWidth: 0.5 }] };
  if (typeof line === 'string') return { text: line, ...(isHead ? { alignment: 'center' } : {}) };
  return {
    columns: line.map((text, place) => ({
      text,
      width: place === 0 ? '*' : 'auto',
      ...(place > 0 ? { alignment: 'right', margin: [10, 0, 0, 0] } : {}),
    })),
  };
}
