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
