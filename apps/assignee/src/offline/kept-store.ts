import type { AccessSettings, Me } from '@homeport/model/identity';
import type { ThemeData } from '@homeport/model/tenancy';
import { deviceStore } from '@homeport/ui/device/device-store.ts';
import { forgetMap } from './kept-map.ts';

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
/** Where it is kept. Whoever asks is answered as if pieces of work were done one after the other, in the order asked. */
export interface KeptStore {
  /** Answers of one person. */
  all(user: string): Promise<readonly KeptAnswer[]>;
  put(answers: readonly KeptAnswer[]): Promise<void>;
  /** The last start that worked. */
  start(): Promise<KeptStart | undefined>;
  keepStart(start: KeptStart): Promise<void>;
  one(user: string, hash: string): Promise<KeptAnswer | undefined>;
  /** Only this person's answers stay, and of these what was read since then, in epoch milliseconds. */
  leaveOnly(user: string, since: number): Promise<void>;
  /** Nothing of this person stays. */
  forget(user: string): Promise<void>;
}

/** It stays open, and losing the newest answers to a lost machine costs nothing but asking again. */
const work = deviceStore(
  'homeport.assignee.answers',
  { answers: { key: ['user', 'hash'] }, start: {} },
  { durability: 'default', staysOpen: true },
);
const only = 'start';
const ofUser = (user: string) => IDBKeyRange.bound([user], [user, []]);

/** This device. */
export const keptOnDevice: KeptStore = {
  all: (user) => work<KeptAnswer[]>('answers', 'readonly', (of) => of.getAll(ofUser(user))),
  one: (user, hash) => work('answers', 'readonly', (of) => of.get([user, hash])),
  put: async (answers) =>
    void (await work('answers', 'readwrite', (of) => {
      for (const answer of answers) of.put(answer);
      return undefined;
    })),
  start: () => work('start', 'readonly', (of) => of.get(only)),
  keepStart: async (start) => void (await work('start', 'readwrite', (of) => of.put(start, only))),
  leaveOnly: async (user, since) =>
    void (await work(
      'answers',
      'readwrite',
      (of) => {
        of.delete(IDBKeyRange.upperBound([user], true));
        of.delete(IDBKeyRange.lowerBound([user, []], true));
        const mine = of.getAll(ofUser(user));
        mine.onsuccess = () => {
          for (const { hash, at } of mine.result) if (at < since) of.delete([user, hash]);
        };
        return undefined;
      },
      { isChained: true },
    )),
  forget: async (user) => {
    await work('answers', 'readwrite', (of) => of.delete(ofUser(user)));
    await work('start', 'readwrite', (of) => of.clear());
    await forgetMap();
  },
};
