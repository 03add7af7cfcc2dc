import { date, defineAction, typedName, whole, yesNo } from '@homeport/grammar';
import type { caseDetail } from '../cases/door.generated.ts';

const staff = ['caseManager', 'administrator', 'master'] as const;
/** Nothing more is done on the timeline of an assignment that is over. */
const running = { field: 'status', op: 'nin', value: ['CLOSED', 'CANCELLED'] } as const;

/** Shows the timeline of an assignment to chosen readers, or takes it back; readers that are not given stay as they are. */
export const publishTimeline = defineAction({
  name: 'publishTimeline',
  on: typedName<typeof caseDetail>('caseDetail'),
  label: 'Publish the timeline',
  by: staff,
  offered: running,
  input: {
    toAssignee: yesNo('To the assignee', { initial: true }),
    toHr: yesNo('To HR', { initial: true }),
    toVendor: yesNo('To the vendors of linked services', { initial: false }),
  },
  answer: { changed: whole('Changed') },
  refusals: ['timeline.assignmentOver', 'timeline.nothingToPublish'],
});

/** Moves the days of a timeline from a day on, for example when the start of the assignment moves. */
export const shiftTimeline = defineAction({
  name: 'shiftTimeline',
  on: typedName<typeof caseDetail>('caseDetail'),
  label: 'Shift the timeline',
  by: staff,
  offered: running,
  input: {
    from: date('From this date on', { required: true }),
    days: whole('Days', { required: true, min: -3650, max: 3650, help: 'Below zero is earlier.' }),
  },
  answer: { changed: whole('Changed') },
  refusals: ['timeline.assignmentOver', 'timeline.noShift', 'timeline.nothingToPublish', 'timeline.outOfRange'],
});
