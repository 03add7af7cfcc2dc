import { statfs } from 'node:fs/promises';

/** Bytes below which the server calls itself not ready: what runs may still end well, new work should go elsewhere. */
const least = 100_000_000;

/** Whether the disk of a folder has room for more than the next minutes. */
export async function hasRoom(folder: string, room = least): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= room;
}
