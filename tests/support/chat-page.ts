import { setTimeout as pause } from 'node:timers/promises';
import type { ChatLine } from '@homeport/model/chat';
import { io as connect, type Socket } from 'socket.io-client';

/** A call to whichever node is asked now; throws what `waitAsTold` understands. */
export type AskNode = (method: string, path: string, body?: object) => Promise<unknown>;
export interface ChatPageOptions {
  readonly chat: string;
  /** The address of a living node. */
  readonly node: () => string;
  readonly ask: AskNode;
}
interface Read {
  readonly content: readonly ChatLine[];
  readonly lastSeq: number;
}
const pageSize = 500;

/** A busy node says when to come back; not all come at once. A node that is gone is simply asked no more. */
export async function waitAsTold(error: unknown): Promise<undefined> {
  const { cause } = error as Error;
  const seconds = typeof cause === 'number' ? cause : 0;
  await pause(50 + seconds * 1000 * (0.5 + Math.random()));
}

/** One open page of a chat: hears wake-ups, asks for what it has not seen, connects again when its node is gone. */
export class ChatPage {
  readonly seen: ChatLine[] = [];
  /** When it was connected again, and when it had everything that was there; 0: never. */
  reconnectedAt = 0;
  completeAt = 0;
  /** Questions it has asked for messages. */
  asked = 0;
  private socket: Socket | undefined;
  private isReading = false;
  private isBehind = false;
  private isOver = false;
  private readonly options: ChatPageOptions;
  constructor(options: ChatPageOptions) {
    this.options = options;
  }
  /** Connects, trying again as long as it takes. */
  async open(): Promise<void> {
    for (;;) {
      try {
        return await this.connect();
      } catch (error) {
        await waitAsTold(error);
      }
    }
  }
  private async connect(): Promise<void> {
    const { chat, node, ask } = this.options;
    const { token } = (await ask('GET', 'session-token')) as { token: string };
    const socket = connect(node(), {
      path: '/api/live',
      transports: ['websocket'],
      auth: { ticket: token },
      reconnection: false,
      forceNew: true,
    });
    this.socket = socket;
    socket.on('wake', (topic: string) => topic === `chat:${chat}` && this.read());
    await new Promise<void>((done, fail) => {
      socket.once('ready', () => done());
      socket.once('connect_error', fail);
    });
    socket.on('disconnect', () => void this.again());
    this.read();
  }
  private async again(): Promise<void> {
    if (this.isOver) return;
    await this.open();
    this.reconnectedAt = Date.now();
  }
  /** `after=seq`, one question after the other; whatever wakes it meanwhile is one question more. */
  private read(): void {
    this.isBehind = true;
    if (!this.isReading) void this.readOn();
  }
  private async readOn(): Promise<void> {
    this.isReading = true;
    while (this.isBehind && !this.isOver) {
      this.isBehind = false;
      const after = this.seen.at(-1)?.seq ?? 0;
      this.asked += 1;
      const path = `conversation/${this.options.chat}/message?after=${after}&size=${pageSize}`;
      const page = (await this.options.ask('GET', path).catch(waitAsTold)) as Read | undefined;
      this.isBehind ||= !page || page.content.length === pageSize;
      this.seen.push(...(page?.content ?? []));
      if (page && this.seen.length > 0 && this.seen.length >= page.lastSeq) this.completeAt = Date.now();
    }
    this.isReading = false;
  }
  close(): void {
    this.isOver = true;
    this.socket?.disconnect();
  }
}
