import { choice, defineEntity, longText, person, type RecordOf, ref, text, yesNo } from '@homeport/grammar';
import { asItsCase, ofMyProvider } from '../role-presets/door.generated.ts';
import { type CommentAudience, commentAudiences } from './comment-audiences.data.ts';

const forThem = (...value: CommentAudience[]) => ({ field: 'audience', op: 'in', value }) as const;
const ofAssignment = { field: 'category', op: 'eq', value: 'CASE' } as const;
const when = (field: string) => ({ any: [ofAssignment, { field, op: 'eq', value: true }] }) as const;
/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'comment',
  'category',
  'entityId',
  'format',
  'caseDetail',
  'caseService',
  'assignee',
  'author',
  'authorName',
];

/** One remark in the thread of a service or an assignment. What was said stays as it was said. */
export const comment = defineEntity({
  name: 'comment',
  label: 'Comment',
  plural: 'Comments',
  title: ['comment'],
  indexes: [['category', 'entityId'], ['caseDetail'], ['caseService'], ['assignee']],
  sort: 'created,asc',
  list: ['comment', 'authorName', 'audience', 'created'],
  neverUpdated: true,
  fields: {
    comment: longText('Comment', { required: true, max: 4000, readOnly: true }),
    category: choice('Category', { SERVICE: 'Service', CASE: 'Assignment' }, { required: true, readOnly: true }),
    entityId: text('Record', { required: true, max: 36, readOnly: true }),
    format: choice('Format', { COMMENT: 'Comment' }, { required: true, readOnly: true, initial: 'COMMENT' }),
    audience: choice('For', commentAudiences, { required: true, readOnly: true, initial: 'TEAM' }),
    caseDetail: ref('Assignment', 'caseDetail', { required: true, readOnly: true, wire: 'id', onDelete: 'cascade' }),
    caseService: ref('Service', 'caseService', { readOnly: true, wire: 'id', onDelete: 'cascade' }),
    assignee: person('Assignee', { readOnly: true }),
    author: ref('Author', 'user', { readOnly: true, loose: true }),
    authorName: text('Name of the author', { required: true, max: 200, readOnly: true }),
    isFromAssignee: yesNo('From the assignee', { readOnly: true, initial: false }),
  },
  access: asItsCase({
    assignee: {
      do: ['read'],
      where: {
        all: [
          { field: 'assignee', op: 'eq', value: '$me.person' },
          forThem('ASSIGNEE'),
          when('caseService.shareWithAssignee'),
        ],
      },
      show: [...seenOutside, 'isFromAssignee'],
    },
    vendor: {
      do: ['read'],
      where: {
        all: [ofMyProvider('caseService'), forThem('VENDOR', 'ASSIGNEE')],
      },
      show: seenOutside,
    },
    hr: { do: ['read'], where: { all: [forThem('HR', 'ASSIGNEE'), when('caseService.shareWithHr')] } },
    caseManager: { do: ['read'] },
    administrator: { do: ['read'] },
    master: { do: ['read'] },
  }),
});
export interface Comment extends RecordOf<typeof comment> {}
