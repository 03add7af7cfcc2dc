// What other parts of the server may use of notifications.
export { mailSender } from './deliver.ts';
export { noticeLink, noticeParams } from './notice-params.ts';
export { readersWithRole } from './readers.ts';
export { titleIn } from './record-title.ts';
export { noticeReactions } from './tell-readers.ts';
export { saidInOwnWords, settingsOf } from './texts/stored-settings.ts';
export { withdrawNotices } from './withdraw.ts';
