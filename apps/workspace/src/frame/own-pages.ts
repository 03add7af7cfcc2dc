import { Problem } from '@homeport/client';
import type { AccessSettings } from '@homeport/model/identity';
import type { WordKey } from '../words/use-words.ts';
import { mayDo } from './workspace.ts';

/** A page's name is the text `page.<key>` of the workspace. */
export type PageKey = WordKey extends infer K ? (K extends `page.${infer P}` ? P : never) : never;
/** A page of the workspace that is more than generated: where it hangs and which right opens it. */
export interface OwnPage {
  readonly key: PageKey;
  readonly menu: string;
  readonly path: string;
  readonly right: string | null;
  /** The section of a long menu that it stands under, before its lists. */
  readonly heading?: string;
}
export const ownPages: readonly OwnPage[] = [
  { key: 'approvals', menu: 'dashboard', path: '/workspace/dashboard/approvals', right: 'caseExpense.approve' },
  { key: 'helpdesk', menu: 'cases', path: '/workspace/cases/helpdesk', right: 'call.raiseTicket' },
  { key: 'caseChat', menu: 'cases', path: '/workspace/cases/chat', right: 'call.openConversation' },
  { key: 'videoCalls', menu: 'cases', path: '/workspace/cases/video-calls', right: 'call.planCall' },
  {
    key: 'payments',
    menu: 'financial',
    path: '/workspace/financial/payments',
    right: 'call.paymentsToBuild',
    heading: 'payments',
  },
  {
    key: 'documentReview',
    menu: 'cases',
    path: '/workspace/cases/document-review',
    right: 'requiredDocument.approve',
  },
  { key: 'libraryPreview', menu: 'library', path: '/workspace/library/preview', right: 'call.previewLibrary' },
  {
    key: 'signedIn',
    menu: 'admin',
    path: '/workspace/admin/signed-in',
    right: 'call.loggedInUsers',
    heading: 'loggedInUsers',
  },
  {
    key: 'erasures',
    menu: 'admin',
    path: '/workspace/admin/erasures',
    right: 'call.erasurePreview',
    heading: 'dataUtilities',
  },
  {
    key: 'retention',
    menu: 'admin',
    path: '/workspace/admin/retention',
    right: 'call.purgePreview',
    heading: 'dataUtilities',
  },
  {
    key: 'updateMany',
    menu: 'admin',
    path: '/workspace/admin/update-many',
    right: 'call.startBatch',
    heading: 'dataUtilities',
  },
  {
    key: 'configuration',
    menu: 'admin',
    path: '/workspace/admin/configuration',
    right: 'call.exportConfiguration',
    heading: 'dataUtilities',
  },
  { key: 'why', menu: 'admin', path: '/workspace/admin/why', right: 'call.explainAccess', heading: 'loggedInUsers' },
  {
    key: 'givenUp',
    menu: 'admin',
    path: '/workspace/admin/given-up',
    right: 'call.deadEvents',
    heading: 'dataUtilities',
  },
  {
    key: 'noticeTexts',
    menu: 'admin',
    path: '/workspace/admin/notification-texts',
    right: 'call.noticeLines',
    heading: 'broadcast',
  },
  { key: 'directory', menu: 'tenants', path: '/workspace/tenants/directory', right: 'call.directoryOverview' },
  { key: 'themeEditor', menu: 'tenants', path: '/workspace/tenants/theme-editor', right: 'theme.publish' },
  { key: 'profile', menu: 'profile', path: '/workspace/profile', right: null },
  { key: 'bin', menu: 'profile', path: '/workspace/profile/bin', right: null },
];

/** A page by its key. */
export function ownPage(key: PageKey): OwnPage {
  const page = ownPages.find((one) => one.key === key);
  if (!page) throw new Error(`There is no page ${key}`);
  return page;
}

/** Refuses a page to those whose role does not open it, as the server refuses its calls. */
export function mustOpen(access: AccessSettings, key: PageKey): void {
  const { right } = ownPage(key);
  if (right !== null && !mayDo(access, right)) throw new Problem({ status: 403 });
}
