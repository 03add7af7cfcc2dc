/** Where a company's notifications are worded and switched. */
export const noticeTextsPath = '/workspace/admin/notification-texts';
