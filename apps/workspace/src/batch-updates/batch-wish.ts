import type { JsonValue } from '@homeport/grammar';

/** What the server is asked to do. */
export interface BatchWish {
  readonly filter: string | null;
  readonly changes: Readonly<Record<string, JsonValue>>;
}
