import { choice, defineRoute, option, text, yesNo } from '@homeport/grammar';
import type { ReceiptProposal } from '../receipts/door.generated.ts';
import { audiences } from './audiences.data.ts';
import { uploadRefusals } from './upload-refusals.data.ts';

/** A stored file as uploads and lists answer it. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly purpose: string;
  /** Code of the kind of document it is (option type ATTACHMENT_TYPE). */
  readonly attachmentType: string | null;
  /** `QUARANTINED` until the virus scanner has seen it; its bytes are not handed out before. */
  readonly status: string;
  readonly entity: string | null;
  readonly entityId: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly created: string;
  readonly hasThumbnail: boolean;
}
const textShape = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const numberOrNull = { type: ['integer', 'null'] } as const;
const fileShape = {
  type: 'object',
  required: ['id', 'name', 'contentType', 'size', 'purpose', 'hasThumbnail', 'created'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: textShape,
    contentType: textShape,
    size: { type: 'integer' },
    purpose: textShape,
    attachmentType: textOrNull,
    status: textShape,
    entity: textOrNull,
    entityId: textOrNull,
    width: numberOrNull,
    height: numberOrNull,
    created: { type: 'string', format: 'date-time' },
    hasThumbnail: { type: 'boolean' },
  },
} as const;
const share = choice('Shared with', audiences, { initial: 'TEAM' });

/** Stores a file that belongs to a record the caller may change. */
export const uploadFile = defineRoute<StoredFile>()({
  name: 'uploadFile',
  label: 'Upload a file',
  method: 'POST',
  path: 'file-storage',
  who: 'signedIn',
  upload: true,
  limit: 'upload',
  body: {
    share,
    entity: text('Belongs to', { max: 60, required: true }),
    entityId: text('Record', { max: 36, required: true }),
    attachmentType: option('Kind of document', 'ATTACHMENT_TYPE'),
    purpose: choice(
      'Purpose',
      { DOCUMENT: 'Document', EXPENSE_RECEIPT: 'Expense receipt', LOGO: 'Logo' },
      { initial: 'DOCUMENT' },
    ),
  },
  shape: fileShape,
  refusals: [...uploadRefusals, 'documents.notAccepted', 'documents.notFound'],
});

/** A stored receipt, and what its text seems to say: a proposal for the person, never more. */
export interface StoredReceipt extends StoredFile {
  /** Null: no text was found in it, or there was no time to look. */
  readonly proposed: ReceiptProposal | null;
}
const proposedShape = {
  type: ['object', 'null'],
  properties: { amount: textOrNull, currency: textOrNull, date: textOrNull },
} as const;

/** Stores the photo or PDF of a receipt. The expense that takes it is saved afterwards, so none is named yet. */
export const uploadReceipt = defineRoute<StoredReceipt>()({
  name: 'uploadReceipt',
  label: 'Upload a receipt',
  method: 'POST',
  path: 'file-storage/expense-receipt',
  who: ['assignee', 'caseManager', 'finance', 'financeLead'],
  upload: true,
  limit: 'upload',
  body: { share, report: text('Expense Report', { max: 36 }) },
  shape: { ...fileShape, properties: { ...fileShape.properties, proposed: proposedShape } },
  refusals: uploadRefusals,
});

/** Stores the caller's own picture; the person's record names it afterwards. */
export const uploadProfilePicture = defineRoute<StoredFile>()({
  name: 'uploadProfilePicture',
  label: 'Upload a profile picture',
  method: 'POST',
  path: 'file-storage/profile-picture',
  who: 'signedIn',
  upload: true,
  limit: 'upload',
  body: {},
  shape: fileShape,
  refusals: uploadRefusals,
});

/** Stores a short video of an assignment, for those who may see the assignment. */
export const uploadCaseVideo = defineRoute<StoredFile>()({
  name: 'uploadCaseVideo',
  label: 'Upload a video of an assignment',
  method: 'POST',
  path: 'file-storage/case-video',
  who: ['assignee', 'caseManager', 'hr', 'administrator', 'master'],
  upload: true,
  limit: 'upload',
  body: { share, caseDetailId: text('Assignment', { required: true, max: 36 }) },
  shape: fileShape,
  refusals: [...uploadRefusals, 'documents.notFound'],
});

/** Stores a file that a message takes along: a chat, a ticket. Only who reads the message gets to see it. */
export const uploadMessageFile = defineRoute<StoredFile>()({
  name: 'uploadMessageFile',
  label: 'Upload a file for a message',
  method: 'POST',
  path: 'file-storage/message',
  who: 'signedIn',
  upload: true,
  limit: 'upload',
  body: {},
  shape: fileShape,
  refusals: uploadRefusals,
});

/** The files of a record, newest first; without one, the documents the caller has uploaded. */
export const listFiles = defineRoute<{ readonly content: readonly StoredFile[]; readonly totalElements: number }>()({
  name: 'listFiles',
  label: 'Files of a record',
  method: 'GET',
  path: 'file-storage',
  who: 'signedIn',
  query: {
    entity: text('Belongs to', { max: 60 }),
    entityId: text('Record', { max: 36 }),
  },
  shape: {
    type: 'object',
    required: ['content', 'totalElements'],
    properties: { content: { type: 'array', items: fileShape }, totalElements: { type: 'integer' } },
  },
  refusals: ['documents.notFound'],
});

/** The bytes of a file: as a download, or inside the page for pictures and PDFs. */
export const rawFile = defineRoute<never>()({
  name: 'rawFile',
  label: 'Download a file',
  method: 'GET',
  path: 'file-storage/raw/{id}',
  who: 'signedIn',
  raw: true,
  query: { inline: yesNo('Show inside the page') },
  refusals: ['documents.notFound', 'documents.accessChanged', 'files.expired'],
});

/** A small WebP of a picture. */
export const thumbnail = defineRoute<never>()({
  name: 'thumbnail',
  label: 'Preview of a picture',
  method: 'GET',
  path: 'file-storage/thumbnail/{id}',
  who: 'signedIn',
  raw: true,
  refusals: ['documents.notFound', 'files.noThumbnail'],
});
