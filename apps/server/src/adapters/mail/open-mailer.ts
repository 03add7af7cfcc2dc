import { join } from 'node:path';
import type { Configuration } from '../../configuration.ts';
import type { Mailer } from '../../services.ts';
import { type LocalOutbox, localOutbox } from './local-outbox.ts';
import { smtpMailer } from './smtp-mailer.ts';

export interface OpenMailer {
  readonly mailer: Mailer;
  /** Set when there is no mail server; its pages are for demo mode only. */
  readonly outbox?: LocalOutbox;
  close(): void;
}

/** The way mail leaves this installation: its mail server, or a local folder without one. */
export function openMailer(
  configuration: Pick<Configuration, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>,
): OpenMailer {
  if (configuration.smtpUrl) {
    const { hostname } = new URL(configuration.publicUrl);
    const mailer = smtpMailer({ url: configuration.smtpUrl, from: configuration.mailFrom, host: hostname });
    return { mailer, close: mailer.close };
  }
  const outbox = localOutbox(join(configuration.dataDir, 'outbox'));
  return { mailer: outbox, outbox, close: () => {} };
}
