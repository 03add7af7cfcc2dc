import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFileKey, thumbnailKey } from '@homeport/engine/files';
import { attachment } from '@homeport/model/documents';
import { demoId } from './chance.ts';
import { onePagePdf } from './pdf.ts';
import type { World } from './world.ts';

/** Photographs of receipts that lie beside this file, with the size of their pixels. */
export const photos = ['hotel', 'taxi', 'restaurant', 'school', 'airline', 'furniture', 'train', 'groceries'] as const;
export type Photo = (typeof photos)[number];
const photoSize = { width: 600, height: 860 } as const;

/** What is printed on a receipt. */
export interface Printed {
  readonly merchant: string;
  readonly town: string;
  readonly item: string;
  readonly amount: string;
  readonly currency: string;
  /** yyyy-MM-dd */
  readonly date: string;
}
export interface Receipt {
  readonly id: string;
  readonly sha256: string;
}

/** Stores the receipt of an expense: a photograph, or a PDF that was printed for it. */
export function addReceipt(
  world: World,
  of: { readonly expense: string; readonly owner: string; readonly at: string; readonly by: string },
  what: Photo | Printed,
): Receipt {
  const isPhoto = typeof what === 'string';
  const bytes = isPhoto ? photoBytes(`${what}.jpg`) : pdfOf(what, of.expense);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = newFileKey(world.tenant.id, Temporal.Instant.from(of.at));
  world.files.push({ key, bytes });
  if (isPhoto) world.files.push({ key: thumbnailKey(key), bytes: photoBytes(`${what}.thumb.webp`) });
  const id = demoId('receipt', of.expense);
  world.add(attachment, id, {
    at: of.at,
    by: of.by,
    set: {
      name: isPhoto ? `${what}.jpg` : `${what.merchant.replace(/[^\p{L}\d]+/gu, '-')}-${what.date}.pdf`,
      contentType: isPhoto ? 'image/jpeg' : 'application/pdf',
      size: bytes.length,
      sha256,
      storageKey: key,
      purpose: 'EXPENSE_RECEIPT',
      status: 'CLEAN',
      owner: of.owner,
      entity: 'caseExpense',
      entityId: of.expense,
      ...(isPhoto && photoSize),
    },
  });
  return { id, sha256 };
}

function pdfOf({ merchant, town, item, amount, currency, date }: Printed, expense: string): Uint8Array {
  const number = Number.parseInt(expense.slice(0, 8), 16);
  return onePagePdf([
    [merchant, 18],
    [town, 11],
    ['', 11],
    [`Invoice ${date.slice(0, 4)}-${String(number % 1_000_000).padStart(6, '0')}`, 11],
    [`Date ${date}`, 11],
    ['', 14],
    [item, 12],
    [`Total ${currency} ${amount}`, 16],
    ['', 11],
    ['Paid by card. Thank you.', 10],
  ]);
}

const known = new Map<string, Uint8Array>();
function photoBytes(name: string): Uint8Array {
  const bytes = known.get(name) ?? readFileSync(join(import.meta.dirname, 'receipts', name));
  known.set(name, bytes);
  return bytes;
}
