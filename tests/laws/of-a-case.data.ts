/** What some role sees although the assignment is closed to it, and why. */
export const apartFromTheCase: Readonly<Record<string, string>> = {
  'caseExpenseBatch for approver': 'approvers decide what their group was given, also of confidential assignments',
  'caseExpense for approver': 'approvers decide what their group was given, also of confidential assignments',
  'noticeDelivery for caseManager': 'says that something was sent and by which way, as for HR',
  'noticeDelivery for hr': 'says that something was sent and by which way, not what; the notice is its reader’s own',
  'document for approver': 'theirs are those of the library, which are of no assignment',
  'document for planner': 'theirs are those of the library, which are of no assignment',
  'document for client': 'theirs are those of the library, which are of no assignment',
};
