import type { AccessSettings } from '@homeport/model/identity';

/**
 * Pages that a member of the family may open, by their path below `/dashboard`: what is shared with the family, the own chat
 * and the own account. Every other one is not theirs as a whole: it does not open in parts.
 */
const open: ReadonlySet<string> = new Set([
  ...['', '/more', '/logout', '/profile', '/notifications', '/help', '/timeline'],
  ...['/services', '/services/$id', '/content', '/content/$id'],
  ...['/documents', '/case-documents', '/library/document/$id'],
  ...['/contactUs/chat', '/contactUs/chat/id/$id'],
]);

/** Whether a page is the family's, by the whole path of its route, such as `/dashboard/services/$id`. */
export const isOpenToFamily = (path: string): boolean => open.has(path.replace(/^\/dashboard/, '').replace(/\/$/, ''));

/** Pages that the partner has and grown-up children have not: their menu says which they are. */
const partners: Readonly<Record<string, string>> = { '/dashboard/timeline': 'timeline' };
/** Whether a page is not the reader's, who is a member of the family with these entries in their menu. */
export const isShutToFamily = (path: string, { menuSettingItems }: Pick<AccessSettings, 'menuSettingItems'>): boolean =>
  !isOpenToFamily(path) || (path in partners && !menuSettingItems.some(({ code }) => code === partners[path]));
