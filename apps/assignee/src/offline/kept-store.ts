import type { AccessSettings, Me } from '@homeport/model/identity';
import type { ThemeData } from '@homeport/model/tenancy';
import { deviceStore } from '@homeport/ui/device/device-store.ts';

/** An answer of the server as it is kept for one person. */
export interface KeptAnswer {
  readonly user: string;
  /** The question in one text. */
  readonly hash: string;
  readonly key: readonly unknown[];
  readonly data: unknown;
  /** When it was read, epoch milliseconds. */
  readonly at: number;
}
/** What the application starts with when the server cannot be asked. */
export interface KeptStart {
  readonly me: Me;
  readonly access: AccessSettings;
  readonly theme: ThemeData;
}
/** Losing the newest answers costs nothing but asking again: they do not wait for the disk. */
const work = deviceStore(
  'homeport.assignee.answers',
  { answers: { key: ['user', 'hash'] }, start: {} },
  { durability: 'default' },
);
const only = 'start';

/** Answers on this device, each asked for by its own user only. */
export const keptAnswers = {
  all: async (user: string): Promise<readonly KeptAnswer[]> => {
    const range = IDBKeyRange.bound([user], [user, []]);
    return work<KeptAnswer[]>('answers', 'readonly', (of) => of.getAll(range) as IDBRequest<KeptAnswer[]>);
  },
  put: async (answers: readonly KeptAnswer[]): Promise<void> =>
    void (await work('answers', 'readwrite', (of) => {
      for (const answer of answers) of.put(answer);
      return undefined;
    })),
  drop: async (answers: readonly KeptAnswer[]): Promise<void> =>
    void (await work('answers', 'readwrite', (of) => {
      for (const { user, hash } of answers) of.delete([user, hash]);
      return undefined;
    })),
};
/** The last start that worked. */
export const keptStart = {
  read: () => work('start', 'readonly', (of) => of.get(only) as IDBRequest<KeptStart | undefined>),
  keep: async (start: KeptStart): Promise<void> => void (await work('start', 'readwrite', (of) => of.put(start, only))),
};
/** Nothing of anybody stays: at log-out, and before somebody else's first answer is kept. */
export async function forgetAnswers(): Promise<void> {
  await work('answers', 'readwrite', (of) => of.clear());
  await work('start', 'readwrite', (of) => of.clear());
}
