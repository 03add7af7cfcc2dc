/**
 * Tables of the catalogue that a statement of the server writes itself, past the pipeline and so past the history: why that is
 * right, and the files that do. Everything else is written with `ctx.records`.
 */
export const pastHistory: Readonly<Record<string, readonly [why: string, ...files: readonly string[]]>> = {
  apiClient: [
    'when a program was last seen; its sign-ins stand in the sign-in trail',
    'modules/identity/program-session.ts',
  ],
  assistantMessage: ['a conversation that is cleared is gone, from the history too', 'modules/assistant/threads.ts'],
  assistantThread: ['a conversation that is cleared is gone, from the history too', 'modules/assistant/threads.ts'],
  attachment: [
    'what is erased or purged leaves no history; the trail says that it went',
    'operations/erase.ts',
    'operations/purge-records.ts',
  ],
  bankDetails: ['the demo tells of past years; its history begins with it', 'modules/demo/write-accounts.ts'],
  batchUpdate: [
    'whose job carries it out, in the transaction that made it as the caller asked',
    'modules/views/batch-updates.ts',
  ],
  broadcast: [
    'how far it has come: whoever has it open keeps their version',
    'modules/notifications/broadcast/send.ts',
  ],
  calendarSubscription: ['a secret address, made anew or gone; it has no past', 'modules/timeline/calendar-link.ts'],
  chatMessage: ['a message is never changed; it is its own history', 'modules/chat/keep-message.ts'],
  companyAccount: ['the demo tells of past years; its history begins with it', 'modules/demo/write-accounts.ts'],
  conversation: ['a counter and the last words of its messages', 'modules/chat/keep-message.ts'],
  conversationMember: [
    'how far somebody has read',
    'modules/chat/chat.ts',
    'modules/chat/conversations.ts',
    'modules/chat/keep-message.ts',
  ],
  credential: [
    'secrets, which no history may keep; what becomes of them stands in the sign-in trail',
    'modules/family/sign-in.ts',
    'modules/identity/credential-rows.ts',
    'modules/identity/two-factor.ts',
  ],
  device: [
    'addresses of browsers that come and go',
    'modules/notifications/devices.ts',
    'modules/identity/session-rows.ts',
    'modules/notifications/push-sender.ts',
  ],
  directoryCall: ['a trail itself: lines that are only added', 'modules/scim/directory.ts'],
  documentPassage: ['worked out from the document, whenever it changes', 'modules/documents/keep-text.ts'],
  exporter: ['when it runs next: whoever has it open keeps their version', 'modules/exporters/due.ts'],
  exporterRun: ['files of old runs go; the lines of the log stay as they are', 'modules/exporters/run-log.ts'],
  externalAccess: [
    'when a link was mailed and opened: whoever has it open keeps their version',
    'modules/external/mail-link.ts',
    'modules/external/open-link.ts',
  ],
  noticeDelivery: [
    'a trail itself: what became of each notice',
    'modules/notifications/deliver.ts',
    'modules/notifications/withdraw.ts',
  ],
  notification: [
    'what somebody has read under their bell',
    'modules/notifications/module.ts',
    'modules/notifications/withdraw.ts',
  ],
  oneTimeCode: [
    'secrets that live for minutes',
    'modules/identity/me.ts',
    'modules/identity/one-time-codes.ts',
    'modules/identity/outside-users.ts',
  ],
  pageCount: ['a counter', 'modules/page-counts/page-counts.ts'],
  purge: ['counted in the transaction of what is removed, as the owner of the database', 'operations/purge-records.ts'],
  session: [
    'where a sign-in stands, at every request; its beginning and end stand in the sign-in trail',
    'modules/identity/login-as.ts',
    'modules/identity/program-session.ts',
    'modules/identity/session-rows.ts',
    'modules/identity/sessions.ts',
  ],
  signInEvent: ['a trail itself: lines that are only added', 'modules/identity/sign-in-log.ts'],
  ssoFlow: ['a sign-in that is under way for minutes', 'modules/sso/flows.ts'],
  ssoIdentity: ['when it was last used; how it came stands in the sign-in trail', 'modules/sso/person.ts'],
  travelAlert: ['how many were told: whoever has it open keeps their version', 'modules/travel/tell-travellers.ts'],
  user: [
    'sign-ins, terms and second factors, each with a line in the sign-in trail; an erasure, with one in the audit trail',
    'modules/identity/sign-in.ts',
    'modules/identity/terms.ts',
    'modules/identity/two-factor.ts',
    'operations/erase.ts',
  ],
};

/** Files that write tables which only a run knows, and why they may. */
export const anyTable: Readonly<Record<string, string>> = {
  'apps/server/src/modules/reference/load-reference-data.ts':
    'reference data of the installation, which no tenant owns',
  'apps/server/src/modules/reference/write-rows.ts': 'the first rows of a new tenant, with their history',
  'apps/server/src/operations/erase.ts': 'an erasure: also the history is emptied',
  'apps/server/src/operations/purge-records.ts': 'a purge: also the history goes',
  'apps/server/src/operations/reseal.ts': 'the same values under a new key',
  'packages/engine/src/pipeline/restore.ts': 'the engine: with its history',
};
