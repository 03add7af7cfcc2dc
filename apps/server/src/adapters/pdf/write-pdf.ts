import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { createPdf } from 'pdfmake';

/** A document as the library takes it. */
export type PdfDocument = Parameters<typeof createPdf>[0];

/** Writes a document as PDF, with the fonts that lie here and nothing from elsewhere. The library is loaded when the first one is written. */
export async function writePdf(document: PdfDocument): Promise<Uint8Array> {
  const { default: pdfmake } = await import('pdfmake');
  const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');
  pdfmake.setFonts({
    Roboto: {
      normal: join(fonts, 'Roboto-Regular.ttf'),
      bold: join(fonts, 'Roboto-Medium.ttf'),
      italics: join(fonts, 'Roboto-Italic.ttf'),
      bolditalics: join(fonts, 'Roboto-MediumItalic.ttf'),
    },
  });
  pdfmake.setLocalAccessPolicy((path: string) => path.startsWith(fonts));
  pdfmake.setUrlAccessPolicy(() => false);
  return new Uint8Array(await pdfmake.createPdf(document).getBuffer());
}
