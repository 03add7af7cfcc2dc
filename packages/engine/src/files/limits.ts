import { fileSizes } from '@homeport/grammar';

const MiB = 1024 * 1024;

/** Every limit on stored files, in one place. Sizes in bytes, sides in pixels, times in hours. */
export const fileLimits = {
  /** One upload. */
  upload: fileSizes.upload,
  /** One file to import. */
  importFile: fileSizes.importFile,
  /** All files one user, and one tenant, may have stored. */
  userQuota: 2 * 1024 * MiB,
  tenantQuota: 100 * 1024 * MiB,
  /** Pictures: refused above, before they are decoded (four bytes a pixel while they are). */
  pixels: 40_000_000,
  /** Pictures: made smaller above. A4 at 400 dpi is 4,677 pixels high. */
  longestSide: 4_800,
  thumbnailSide: 480,
  /** Pictures decoded at the same time, and waiting for it. */
  decoding: 2,
  waiting: 32,
  /** What compressed parts of a PDF may unpack to while they are searched. */
  pdfParts: 64 * MiB,
  /** Archives (XLSX): number of entries, what they unpack to in all, and how often they may shrink. */
  archiveEntries: 2_000,
  archiveTotal: 600 * MiB,
  archiveRatio: 200,
  /** Bytes that belong to no record are removed after this. */
  orphanHours: 24,
} as const;
