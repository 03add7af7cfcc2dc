/** A file that goes with a write; its bytes are kept on the device until they are stored. */
export interface QueuedFile {
  readonly name: string;
  readonly blob: Blob;
}
/** Something a person has saved and the server is not known to have. Nothing of it is lost when the browser is closed. */
export interface QueuedWrite {
  /** Made before it was first sent: the server keeps what comes under one id once. */
  readonly id: string;
  readonly user: string;
  /** Who knows how it is sent. */
  readonly kind: string;
  /** What it is about. Writes about one thing are sent in order, and wait behind one that needs a decision. */
  readonly thing: string;
  /** The address where it is shown. */
  readonly place: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly file?: QueuedFile;
  /** Id of the stored file once it has been sent, so that a retry does not send it again. */
  readonly fileId?: string;
  /** Why the server refused it. Refused writes wait for the person, not for the network. */
  readonly refused?: { readonly code: string; readonly title: string };
  /** What stands there now and was not known when this was written: the person decides. */
  readonly conflict?: Theirs;
  /** What the person has seen of it and decided to write over. */
  readonly over?: Theirs;
}
export type Theirs = Readonly<Record<string, unknown>>;

/** How writes of one kind reach the server. */
export interface QueueKind {
  /**
   * Sends one, as often as it takes: a repeat has to end as the first did. `keep` remembers what is done so far. Throws a
   * `Problem`, or a `ConflictFound` when something else stands there by now.
   */
  send(write: QueuedWrite, keep: (done: Pick<QueuedWrite, 'fileId'>) => Promise<void>): Promise<void>;
  /**
   * It has arrived: what is shown of it is old now. A promise: until it settles, the write stays where it is drawn, so that it is
   * not out of sight between the two; a few seconds at most.
   */
  arrived?(write: QueuedWrite): unknown;
}
export class ConflictFound extends Error {
  override readonly name = 'ConflictFound';
  readonly theirs: Theirs;
  constructor(theirs: Theirs) {
    super('Something else stands there by now');
    this.theirs = theirs;
  }
}
/** Where writes wait. */
export interface QueueStore {
  all(user: string): Promise<QueuedWrite[]>;
  put(write: QueuedWrite): Promise<void>;
  remove(id: string): Promise<void>;
}
/** Whether it waits for a decision of the person. */
export const isHeld = ({ refused, conflict }: QueuedWrite): boolean => refused !== undefined || conflict !== undefined;

/** In the order they were written. */
export const inOrder = (writes: readonly QueuedWrite[]): QueuedWrite[] =>
  [...writes].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
