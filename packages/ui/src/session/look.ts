import { applyTheme, type TenantTheme } from '../theme/apply-theme.ts';

export interface LookKeeper<T> {
  /** The look of the last visit, so that the page is right from its first frame. */
  remembered(): T | null;
  /** Puts a look on the page and keeps it for the next visit. */
  wear(look: T): void;
}
/** Keeps the look of an application on the device under `key`; `plain` fills what an older version did not keep. */
export function lookKeeper<T extends TenantTheme>(key: string, plain: T): LookKeeper<T> {
  return {
    remembered() {
      try {
        const text = localStorage.getItem(key);
        return text === null ? null : { ...plain, ...(JSON.parse(text) as T) };
      } catch {
        return null;
      }
    },
    wear(look) {
      applyTheme(look);
      try {
        localStorage.setItem(key, JSON.stringify(look));
      } catch {
        // Asked for again next time.
      }
    },
  };
}
