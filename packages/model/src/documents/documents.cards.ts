import { defineCard } from '@homeport/grammar';

/* Documents to review, late ones, and drafts. */
export const documentsInReviewCard = defineCard({
  name: 'documentsInReview',
  on: 'requiredDocument',
  label: 'Documents in review, of the whole team',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'IN_REVIEW' }],
  roles: ['caseManager', 'hr'],
  order: 35,
});
export const documentsOverdueCard = defineCard({
  name: 'documentsOverdue',
  on: 'requiredDocument',
  label: 'Documents overdue',
  draws: 'figure',
  where: [
    { field: 'status', op: 'in', value: ['REQUESTED', 'REJECTED'] },
    { field: 'dueDate', op: 'lt', value: '$today' },
  ],
  isUrgent: true,
  roles: ['caseManager', 'hr'],
  order: 75,
});
export const draftDocumentsCard = defineCard({
  name: 'draftDocuments',
  on: 'document',
  label: 'Library documents not published',
  draws: 'figure',
  where: [
    { field: 'status', op: 'eq', value: 'DRAFT' },
    { field: 'category', op: 'eq', value: 'LIBRARY' },
  ],
  roles: ['builder'],
  order: 30,
});
