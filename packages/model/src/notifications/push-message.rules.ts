import type { Event } from '@homeport/grammar';

/** What a browser's worker shows, and where a click leads. */
export interface PushNotice {
  readonly title: string;
  readonly body?: string;
  /** A path in the reader's app. */
  readonly link: string;
  /** One thing told twice is shown once. */
  readonly tag: string;
  readonly lang: string;
}
/** A lock screen is read by others, and a push service takes four kilobytes. */
const bodyLength = 240;

/** What leaves the house of a notice. Of decisions and of the safety of an account nothing but the title does. */
export function pushNotice(
  event: Pick<Event, 'weight'> | undefined,
  notice: Pick<PushNotice, 'title' | 'tag' | 'lang'> & { readonly body: string | null; readonly link: string | null },
): PushNotice {
  const { title, tag, lang, body, link } = notice;
  const isOpen = event !== undefined && event.weight === undefined && body !== null;
  return { title, tag, lang, link: link ?? '/dashboard/notifications', ...(isOpen ? { body: cut(body) } : {}) };
}
const cut = (text: string): string =>
  [...text].length <= bodyLength ? text : `${[...text].slice(0, bodyLength - 1).join('')}…`;
