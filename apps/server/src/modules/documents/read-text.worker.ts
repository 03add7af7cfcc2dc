import { parentPort, workerData } from 'node:worker_threads';
import {
  linesOf,
  type PlacedText,
  proposeFromReceipt,
  type ReceiptContext,
  type ReceiptProposal,
} from '@homeport/model/receipts';
import { textOfDocx } from './docx-text.ts';
import type { ReadAnswer, ReadTask } from './read-text.ts';
import type { PageText } from './text.rules.ts';

const task: ReadTask = workerData;
const bytes = new Uint8Array(task.bytes);

async function read(): Promise<ReadAnswer> {
  if (task.type === 'application/pdf') {
    const pages = await pagesOfPdf();
    return task.receipt ? { pages, proposed: proposalOf(pages, task.receipt) } : { pages };
  }
  if (task.type.endsWith('wordprocessingml.document')) return { pages: [{ page: null, text: textOfDocx(bytes) }] };
  return { pages: [{ page: null, text: new TextDecoder().decode(bytes) }] };
}

function proposalOf(pages: readonly PageText[], about: ReceiptContext): ReceiptProposal | null {
  const lines = pages.flatMap(({ text }) => text.split('\n')).filter((line) => line.trim() !== '');
  return lines.length > 0 ? proposeFromReceipt(lines, about) : null;
}

async function pagesOfPdf(): Promise<PageText[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  const pdf = await loading.promise;
  const pages: PageText[] = [];
  let left = task.characters;
  for (let number = 1; number <= Math.min(pdf.numPages, task.pages) && left > 0; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const whole = task.asLines
      ? linesOf(items.flatMap(placed)).join('\n')
      : items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    const text = whole.slice(0, left);
    pages.push({ page: number, text });
    left -= text.length;
    page.cleanup();
  }
  await loading.destroy();
  return pages;
}

interface Piece {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}
/** A piece of text with its place; what carries no text only ends lines. */
function placed(item: object): PlacedText[] {
  if (!('str' in item)) return [];
  const { str, transform, width, height } = item as Piece;
  const [, , , , x = 0, y = 0] = transform;
  return [{ text: str, x, y, width, height }];
}

read().then(
  (answer) => parentPort?.postMessage(answer),
  (error: Error) => parentPort?.postMessage({ problem: error.message } satisfies ReadAnswer),
);
