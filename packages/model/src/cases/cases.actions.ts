import { defineAction, longText } from '@homeport/grammar';

/** The assignee says that what was asked of them is done; the team is told and decides what comes next. */
export const confirmNextAction = defineAction({
  name: 'confirmNextAction',
  on: 'caseService',
  label: 'Confirm that the next action is done',
  by: ['assignee'],
  where: { field: 'nextActionByAssignee', op: 'eq', value: true },
  input: { note: longText('Note', { max: 1000 }) },
  refusals: ['cases.noNextAction'],
});
