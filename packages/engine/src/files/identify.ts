import { isRefusal, type Refusal } from '@homeport/grammar';
import { inspectArchive, isArchive } from './archive-check.ts';
import { fileRefusals } from './file-refusals.ts';
import { inspectPdf } from './pdf-check.ts';
import type { Received } from './receive.ts';
import { isPlainText } from './text-check.ts';

/** A type of file that can be stored. */
export interface FileKind {
  readonly type: string;
  readonly extension: string;
  readonly family: 'picture' | 'pdf' | 'office' | 'text' | 'video';
}
const kind = (type: string, extension: string, family: FileKind['family']): FileKind => ({ type, extension, family });

/** Everything that can be stored; which of them where is said by the caller. */
export const fileKinds = {
  jpeg: kind('image/jpeg', 'jpg', 'picture'),
  png: kind('image/png', 'png', 'picture'),
  webp: kind('image/webp', 'webp', 'picture'),
  pdf: kind('application/pdf', 'pdf', 'pdf'),
  docx: kind('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx', 'office'),
  xlsx: kind('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx', 'office'),
  csv: kind('text/csv', 'csv', 'text'),
  text: kind('text/plain', 'txt', 'text'),
  markdown: kind('text/markdown', 'md', 'text'),
  mp4: kind('video/mp4', 'mp4', 'video'),
  webm: kind('video/webm', 'webm', 'video'),
} as const;
export type KindName = keyof typeof fileKinds;

const endings: Readonly<Record<string, KindName>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jpe: 'jpeg',
  jfif: 'jpeg',
  png: 'png',
  webp: 'webp',
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  csv: 'csv',
  txt: 'text',
  md: 'markdown',
  mp4: 'mp4',
  webm: 'webm',
};
const heicTypes = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence', 'image/avif']);

/**
 * What a file is by its content. Its name is only asked to tell kinds of text apart, and must not say something else.
 * Refuses what is not among `accept`, is damaged, protected, active or a bomb.
 */
export async function identify(file: Received, name: string, accept: readonly KindName[]): Promise<FileKind | Refusal> {
  const ending = endings[extensionOf(name)];
  const found = await byContent(file, ending);
  if (isRefusal(found)) return found;
  const accepted = accept.map((k) => fileKinds[k].extension.toUpperCase()).join(', ');
  if (found === undefined || !accept.includes(found)) return fileRefusals.unknownType({ accepted });
  // Phones name pictures as they like; any other difference between name and content is a trick or a mistake.
  const arePictures =
    ending !== undefined && fileKinds[ending].family === 'picture' && fileKinds[found].family === 'picture';
  if (ending !== undefined && ending !== found && !arePictures) return fileRefusals.notWhatItSays();
  return (await inspect(file, found)) ?? fileKinds[found];
}

/** `Invoice.March.PDF` → `pdf`. */
const extensionOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

async function byContent(file: Received, ending: KindName | undefined): Promise<KindName | Refusal | undefined> {
  // The sniffer unpacks parts of archives, so a bomb has to be known before.
  const archive = await archiveRefusal(file);
  if (archive) return archive;
  const { fileTypeFromFile } = await import('file-type');
  const sniffed = await fileTypeFromFile(file.path);
  if (sniffed && heicTypes.has(sniffed.mime)) return fileRefusals.heic();
  if (sniffed) return (Object.keys(fileKinds) as KindName[]).find((k) => fileKinds[k].type === sniffed.mime);
  const isText = ending !== undefined && fileKinds[ending].family === 'text';
  return isText && (await isPlainText(file.path)) ? ending : undefined;
}

async function inspect(file: Received, found: KindName): Promise<Refusal | undefined> {
  if (fileKinds[found].family === 'pdf') {
    const verdict = inspectPdf(await file.bytes());
    const refusals = {
      damaged: fileRefusals.damaged,
      encrypted: fileRefusals.pdfEncrypted,
      active: fileRefusals.pdfActive,
    };
    return verdict === 'fine' ? undefined : refusals[verdict]();
  }
  return undefined;
}

async function archiveRefusal(file: Received): Promise<Refusal | undefined> {
  if (!(await isArchive(file.path))) return undefined;
  const verdict = await inspectArchive(file.path);
  const refusals = {
    damaged: fileRefusals.damaged,
    tooLarge: fileRefusals.archiveTooLarge,
    macros: fileRefusals.macros,
  };
  return verdict === 'fine' ? undefined : refusals[verdict]();
}
