/** What a file field takes. `accept` holds MIME types (`image/*` too) and endings (`.pdf`). */
export interface FileLimits {
  readonly accept?: readonly string[];
  /** Bytes per file. */
  readonly maxBytes?: number;
  readonly maxCount?: number;
}
export type FileFault = 'wrongType' | 'tooLarge' | 'empty';

/** Whether one accepted type covers a file. An unknown MIME type is judged by the ending. */
export function isAccepted(file: { name: string; type: string }, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  return accept.some((one) => {
    const type = one.toLowerCase();
    if (type.startsWith('.')) return name.endsWith(type);
    if (type.endsWith('/*')) return file.type.startsWith(type.slice(0, -1));
    return file.type === type || (file.type === '' && name.endsWith(`.${type.split('/')[1]}`));
  });
}
/** Why a file is refused before it is sent; the server checks the content itself. */
export function fileFault(file: File, { accept = [], maxBytes }: FileLimits): FileFault | null {
  if (!isAccepted(file, accept)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return maxBytes !== undefined && file.size > maxBytes ? 'tooLarge' : null;
}
const familiar: Readonly<Record<string, string>> = {
  'image/*': 'PNG, JPEG',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};
/** Accepted types as people call them. */
export function typeNames(accept: readonly string[]): string[] {
  return [
    ...new Set(accept.map((type) => familiar[type] ?? type.replace(/^\./, '').split('/').pop()?.toUpperCase() ?? type)),
  ];
}
