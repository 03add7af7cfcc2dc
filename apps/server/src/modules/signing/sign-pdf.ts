import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import type { TenantKey } from './key-parts.ts';

/** What the evidence page says, line by line: a label and its value. */
export interface Evidence {
  readonly title: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
  /** The drawn signature as a PNG; without one the typed name stands there. */
  readonly drawing?: Uint8Array | undefined;
  readonly name: string;
  /** Why it was signed, for the signature itself. */
  readonly reason: string;
}
/** Bytes kept for the signature; certificate and attributes need a third of it. */
const room = 16_384;

/** The original with an evidence page behind it, signed as a whole. Any changed byte breaks the signature. */
export async function signPdf(original: Uint8Array, evidence: Evidence, key: TenantKey): Promise<Buffer> {
  const pdf = await PDFDocument.load(original, { updateMetadata: false });
  await addEvidence(pdf, evidence);
  // The signature needs every object where its table says it is.
  const plain = await pdf.save({ useObjectStreams: false });
  const prepared = plainAddPlaceholder({
    pdfBuffer: Buffer.from(plain),
    reason: latin(evidence.reason),
    contactInfo: '',
    name: latin(evidence.name),
    location: '',
    signatureLength: room,
  });
  const signer = new P12Signer(key.p12, { passphrase: key.passphrase });
  return new SignPdf().sign(prepared, signer);
}

async function addEvidence(pdf: PDFDocument, evidence: Evidence): Promise<void> {
  const page = pdf.addPage([595, 842]);
  const [font, bold, script] = await Promise.all([
    pdf.embedFont(StandardFonts.Helvetica),
    pdf.embedFont(StandardFonts.HelveticaBold),
    pdf.embedFont(StandardFonts.TimesRomanItalic),
  ]);
  page.drawText(latin(evidence.title), { x: 56, y: 770, size: 18, font: bold });
  let y = 730;
  for (const [label, value] of evidence.lines) {
    page.drawText(latin(label), { x: 56, y, size: 9, font: bold, color: rgb(0.35, 0.4, 0.47) });
    for (const part of broken(latin(value), font, 11, 483)) {
      y -= 15;
      page.drawText(part, { x: 56, y, size: 11, font });
    }
    y -= 24;
  }
  await addMark(pdf, page, evidence, script, y);
}

async function addMark(pdf: PDFDocument, page: PDFPage, evidence: Evidence, script: PDFFont, y: number): Promise<void> {
  if (evidence.drawing) {
    const image = await pdf.embedPng(evidence.drawing);
    const { width, height } = image.scaleToFit(260, 110);
    page.drawImage(image, { x: 56, y: y - height, width, height });
  } else page.drawText(latin(evidence.name), { x: 56, y: y - 40, size: 30, font: script });
  page.drawLine({ start: { x: 56, y: y - 116 }, end: { x: 316, y: y - 116 }, thickness: 0.7 });
}

function broken(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const letter of text) {
    if (font.widthOfTextAtSize(line + letter, size) > width) {
      lines.push(line);
      line = '';
    }
    line += letter;
  }
  return [...lines, line];
}

/** The standard fonts know Western letters; others lose their marks, and what is left becomes a question mark. */
const latin = (text: string): string =>
  [...text.normalize('NFC').replaceAll('’', "'").replaceAll('→', '-')]
    .map((c) => (/[\x20-\x7e\xa0-\xff]/.test(c) ? c : c.normalize('NFD').replace(/[^\x20-\x7e]/g, '') || '?'))
    .join('');
