import { mailColours } from './mail-colours.rules.ts';
import { mailTemplate } from './mail-template.generated.ts';
import { type MailLanguage, mailLanguage, mailWords } from './mail-words.data.ts';

/** What a mail says. Plain texts; the template escapes them. */
export interface MailContent {
  readonly title: string;
  /** Paragraphs. */
  readonly body: readonly string[];
  /** Absolute address the button opens. */
  readonly link?: string;
  /** What the button says; "Open in {app}" unless said otherwise. */
  readonly linkLabel?: string;
  /** Shown large, on its own (a one-time code). */
  readonly code?: string;
  readonly locale: string;
  /** To somebody without an account. */
  readonly isToOutsider?: boolean;
}
/** How the reader's company looks. */
export interface MailTheme {
  readonly appName: string;
  readonly brandColour?: string | null;
  /** Absolute address of a picture that needs no sign-in. */
  readonly logo?: string | null;
  readonly supportEmail?: string | null;
}
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
export type ComposeMail = (content: MailContent, theme: MailTheme) => ComposedMail;

/** Fills the template in; it was compiled when it was derived (`npm run derive`). */
export const composeMail: ComposeMail = (content, theme) => compose(mailTemplate, content, theme);

/** Stand-ins of the template that MJML accepts as colours. */
const ACCENT = '#0b6b7e';
const ON_ACCENT = '#fffffe';

function compose(html: string, content: MailContent, theme: MailTheme): ComposedMail {
  const language = mailLanguage(content.locale);
  const say = (key: keyof (typeof mailWords)[MailLanguage]) =>
    mailWords[language][key].replace('{app}', theme.appName).replace('{support}', theme.supportEmail ?? '');
  const { accent, onAccent } = mailColours(theme.brandColour);
  const open = content.linkLabel ?? say('open');
  const why = say(content.isToOutsider ? 'whyOutside' : 'why');
  const help = theme.supportEmail ? say('help') : '';
  const paragraphs = content.body.filter((p) => p.trim() !== '');
  const code = content.code
    ? `<p style="margin:8px 0 16px;font-size:30px;line-height:38px;font-weight:600;letter-spacing:4px">${escapeHtml(content.code)}</p>`
    : '';
  const brand = theme.logo
    ? `<img src="${escapeHtml(theme.logo)}" alt="${escapeHtml(theme.appName)}" height="28" style="display:block;height:28px;max-width:240px" />`
    : escapeHtml(theme.appName);
  const values: Readonly<Record<string, string>> = {
    preview: escapeHtml(paragraphs[0] ?? content.title),
    brand,
    title: escapeHtml(content.title),
    body:
      paragraphs.map((p) => `<p style="margin:0 0 16px">${escapeHtml(p).replaceAll('\n', '<br />')}</p>`).join('') +
      code,
    link: escapeHtml(content.link ?? ''),
    open: escapeHtml(open),
    address: escapeHtml(say('address')),
    why: escapeHtml(why),
    help: escapeHtml(help),
  };
  const filled = (content.link ? html : html.replace(/<!-- action -->[\s\S]*?<!-- \/action -->/, ''))
    .replaceAll(ACCENT, accent)
    .replaceAll(ON_ACCENT, onAccent)
    .replace('<html', `<html lang="${language}"`)
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const lines = [
    content.title,
    ...paragraphs,
    ...(content.code ? [content.code] : []),
    ...(content.link ? [`${open}:\n${content.link}`] : []),
    `-- \n${[why, help].filter(Boolean).join('\n')}`,
  ];
  return { subject: oneLine(content.title), text: `${lines.join('\n\n')}\n`, html: filled };
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
/** A subject is one line; anything else could add headers. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 250);
