import type { QueueKind } from '@homeport/ui/queue/queued-write.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { PresentAssignment } from '../data/queries.ts';

/** For whom something is fetched ahead. */
export interface Ahead {
  readonly assignment: PresentAssignment | null;
  /** A member of the family, who enters no expenses and has neither a map nor contacts of their own. */
  readonly isGuest: boolean;
  /** The pages are on this device already. */
  readonly isKept: boolean;
}
/**
 * What a domain brings to the application besides its pages, in its `brings.ts`. `npm run derive` collects them, so that the
 * frame knows no domain.
 */
export interface Brings {
  /** How its writes are sent that wait on this device, by their kind; the code of a kind comes when one waits. */
  readonly kinds?: Readonly<Record<string, (queries: QueryClient) => Promise<QueueKind>>>;
  /** Asks for what of it is readable without a network although nobody has opened it. May fail. */
  readonly ahead?: (queries: QueryClient, of: Ahead) => readonly Promise<unknown>[];
  /** Forgets what it keeps of a person on this device, when they sign out. */
  readonly forget?: (user: string) => unknown;
}
