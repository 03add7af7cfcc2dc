import type { Context } from '@homeport/engine';
import type { Catalogue } from '@homeport/grammar';
import type { Logger } from 'pino';
import type { GuardedFetch } from './adapters/outbound/guarded-fetch.ts';
import type { Recognition } from './adapters/recognition/open-recognition.ts';
import type { Scanner } from './adapters/scanner/clamav.ts';
import type { Configuration } from './configuration.ts';

/** A mail as the server sends it; `effectId` becomes the Message-ID, so that a repeat is recognised. */
export interface Mail {
  readonly to: string;
  readonly toName?: string;
  /** Whom an answer goes to, when that is not us. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly effectId: string;
}
/** A text message; `effectId` lets the gateway recognise a repeat. */
export interface TextMessage {
  /** E.164 */
  readonly to: string;
  readonly text: string;
  readonly effectId: string;
}
export interface SmsSender {
  send(message: TextMessage): Promise<void>;
}
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
/** Bytes by a key of ours: local folder by default. Written and synced before the row that names them commits. */
export interface FileStore {
  put(
    key: string,
    bytes: NodeJS.ReadableStream | Uint8Array,
  ): Promise<{ readonly size: number; readonly sha256: string }>;
  get(key: string): Promise<NodeJS.ReadableStream>;
  delete(key: string): Promise<void>;
}
/** Looks a text up in the reader's language; ICU arguments are filled in. */
export type TextOf = (key: string, params: Readonly<Record<string, unknown>> | undefined, locale: string) => string;

/** What the modules are given when the server is put together. */
export interface Services {
  readonly configuration: Configuration;
  readonly catalogue: Catalogue;
  readonly log: Logger;
  readonly mailer: Mailer;
  /** Sends text messages; absent when no gateway is configured. */
  readonly sms?: SmsSender;
  readonly files: FileStore;
  /** The only way to other hosts. */
  readonly outbound: GuardedFetch;
  readonly textOf: TextOf;
  /** Looks for viruses; absent when none is configured. */
  readonly scanner?: Scanner;
  /** Reads the text in pictures of receipts, where an administrator gave language files. */
  readonly recognition?: Recognition;
  /**
   * A user in a tenant with the rights they have now, to find out what they may see; undefined when they may not act there. Never
   * to do anything for them.
   */
  readonly contextOf: (tenant: string, user: string) => Promise<Context | undefined>;
  /** Pushes a small wake-up to the open browsers of one user. */
  readonly wake: (tenant: string, user: string, topic: string) => void;
}
