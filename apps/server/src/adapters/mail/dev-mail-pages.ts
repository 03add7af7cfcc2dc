import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from './compose-mail.ts';
import type { KeptMail, LocalOutbox } from './local-outbox.ts';

/** Pages show no script, load nothing and cannot be framed by others. */
const PAGE =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail may open its links in a new tab, and nothing else. */
const MAIL =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** `/dev/mail`: mails that were not sent because there is no mail server. To be registered in demo mode only. */
export function registerDevMail(app: FastifyInstance, outbox: LocalOutbox): void {
  app.get<{ Querystring: { to?: string; format?: string } }>('/dev/mail', async ({ query }, reply) => {
    const mails = await outbox.list(typeof query.to === 'string' && query.to ? query.to : undefined);
    return query.format === 'json'
      ? reply.header('cache-control', 'no-store').send({ content: mails })
      : page(reply, 'Mail', list(mails));
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async ({ params }, reply) => {
    const mail = await outbox.one(params.id);
    return mail
      ? page(reply, mail.subject, one(mail))
      : page(reply.code(404), 'Mail', '<p>This mail does not exist.</p>');
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id/content', async ({ params }, reply) => {
    const mail = await outbox.one(params.id);
    return send(reply.code(mail ? 200 : 404), mail?.html ?? '', MAIL);
  });
}

const send = (reply: FastifyReply, html: string, policy: string): FastifyReply =>
  reply
    .headers({
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .send(html);

const page = (reply: FastifyReply, title: string, body: string): FastifyReply =>
  send(
    reply,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>
:root{color-scheme:light dark}body{font:16px/24px Inter,system-ui,sans-serif;max-width:960px;margin:32px auto;padding:0 16px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px;border-bottom:1px solid #8884;vertical-align:top}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:16px;border:1px solid #8884;border-radius:10px}iframe{width:100%;height:640px;border:1px solid #8884;border-radius:10px;background:#fff}
dt{font-weight:600}dd{margin:0 0 8px}</style></head><body><main>${body}</main></body></html>`,
    PAGE,
  );

function list(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    (m) =>
      `<tr><td>${escapeHtml(m.sent.slice(0, 19).replace('T', ' '))} UTC</td><td>${escapeHtml(m.to)}</td><td><a href="/dev/mail/${m.id}">${escapeHtml(m.subject)}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<h1>Mail</h1><p>There is no mail server, so mails are kept here.</p>${rows.length === 0 ? '<p>No mail yet.</p>' : table}`;
}

function one(mail: KeptMail): string {
  const to = mail.toName ? `${mail.toName} <${mail.to}>` : mail.to;
  return `<p><a href="/dev/mail">All mail</a></p><h1>${escapeHtml(mail.subject)}</h1><dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Sent</dt><dd>${escapeHtml(mail.sent)}</dd></dl>
<h2>Text</h2><pre>${linked(mail.text)}</pre><h2>As shown</h2><iframe title="${escapeHtml(mail.subject)}" src="/dev/mail/${mail.id}/content"></iframe>`;
}

/** Addresses in a text as links. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, i) =>
      i % 2 === 1 ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
