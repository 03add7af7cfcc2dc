import { dateTime, defineEvent, person, ref, text } from '@homeport/grammar';

const about = {
  call: ref('Call', 'videoCall', { wire: 'id' }),
  title: text('Subject'),
  startsAt: dateTime('Start'),
  author: text('Author'),
};
const toAssignee = { ...about, assignee: person('Assignee', { wire: 'id' }) };
const toHost = { ...about, host: ref('Host', 'user', { wire: 'id' }) };
const theirs = '/dashboard/video-calls';
const ours = '/workspace/cases/video-calls';
type Name = 'Planned' | 'Moved' | 'Cancelled';
const title: Readonly<Record<Name, string>> = {
  Planned: 'Video call with {author}: {title}',
  Moved: '{author} moved the video call: {title}',
  Cancelled: '{author} cancelled the video call: {title}',
};

const forAssignee = <N extends Name>(name: N, label: string) =>
  defineEvent({
    name: `communication.call${name}`,
    on: 'videoCall',
    label,
    payload: toAssignee,
    notices: [{ to: 'assignee', channels: ['app', 'mail'], title: title[name], body: '{startsAt}', link: theirs }],
  });
const forHost = <N extends Name>(name: N, label: string) =>
  defineEvent({
    name: `communication.call${name}ByAssignee`,
    on: 'videoCall',
    label,
    payload: toHost,
    notices: [{ to: 'host', channels: ['app', 'mail'], title: title[name], body: '{startsAt}', link: ours }],
  });

export const callPlanned = forAssignee('Planned', 'Video call planned');
export const callMoved = forAssignee('Moved', 'Video call moved');
export const callCancelled = forAssignee('Cancelled', 'Video call cancelled');
export const callPlannedByAssignee = forHost('Planned', 'Video call planned by the assignee');
export const callMovedByAssignee = forHost('Moved', 'Video call moved by the assignee');
export const callCancelledByAssignee = forHost('Cancelled', 'Video call cancelled by the assignee');
