/** Longer sides are made so long, in pixels: receipts stay legible, uploads stay small. */
const longest = 2560;
/** Smaller files are sent as they are, in bytes. */
const smallEnough = 1_500_000;
const redrawable = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** What a receipt may be. The server checks the content itself. */
export const receiptTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const;

/** A big photo made smaller, quality 90, upright; anything else, and what cannot be read, stays as it is. */
export async function smallerPhoto(file: File): Promise<{ readonly name: string; readonly blob: Blob }> {
  const asIs = { name: file.name, blob: file };
  if (!redrawable.has(file.type) || file.size <= smallEnough) return asIs;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    return blob && blob.size < file.size ? { name: `${file.name.replace(/\.\w+$/, '')}.jpg`, blob } : asIs;
  } catch {
    return asIs;
  }
}
