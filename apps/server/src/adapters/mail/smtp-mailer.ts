import type { Mail, Mailer } from '../../services.ts';

export interface SmtpMailer extends Mailer {
  close(): void;
}

/**
 * Sends through a mail server (`smtp://user:password@host:587`, `smtps://…:465`); a few connections, kept open. The library
 * is loaded with the first mail: it brings all of HTTP and TLS along.
 */
export function smtpMailer(options: {
  readonly url: string;
  readonly from: string;
  readonly host: string;
}): SmtpMailer {
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      opened ??= open(options.url);
      const transport = await opened;
      await transport.sendMail({ from: options.from, ...envelope(mail, options.host) });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

async function open(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
    // Nothing is ever read from a file or another host for a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The message with headers that follow from its effect, so that servers and readers recognise a repeat. */
function envelope(mail: Mail, host: string) {
  return {
    to: mail.toName ? { name: mail.toName, address: mail.to } : mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.effectId.replace(/[^\w.-]/g, '-')}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
