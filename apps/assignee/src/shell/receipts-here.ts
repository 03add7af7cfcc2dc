/**
 * How many receipts of a person lie on this device and are no expenses yet. Nothing where the device cannot be looked at: it
 * could keep nothing either.
 */
export async function receiptsHere(user: string): Promise<number> {
  try {
    const { trayStore } = await import('../offline/tray-store.ts');
    return await trayStore.count(user);
  } catch {
    return 0;
  }
}
