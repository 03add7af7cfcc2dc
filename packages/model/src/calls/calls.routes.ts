import { dateTime, defineRoute, longText, text, whole } from '@homeport/grammar';

/** A call as both sides see it. */
export interface CallLine {
  readonly id: string;
  readonly caseDetailId: string;
  readonly title: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly status: 'SCHEDULED' | 'ENDED' | 'CANCELLED';
  readonly assigneeName: string;
  readonly hostName: string;
  readonly hostTimeZone: string | null;
  readonly notes: string | null;
  readonly version: number;
}
/** Where browsers find each other; as `RTCConfiguration.iceServers`. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}
const object = { type: 'object' } as const;
const who = ['assignee', 'caseManager', 'hr', 'administrator', 'master'] as const;
const planned = {
  title: text('Subject', { max: 200 }),
  startsAt: dateTime('Start', { required: true }),
  minutes: whole('Length', { initial: 30 }),
  notes: longText('Notes', { max: 2000 }),
};
const refusals = [
  'communication.notFound',
  'communication.noAssignment',
  'communication.inPast',
  'communication.callLength',
  'communication.subjectRequired',
  'communication.callOver',
  'communication.timeZone',
] as const;

/** Calls of the caller, or of an assignment, the latest first. */
export const listCalls = defineRoute<readonly CallLine[]>()({
  name: 'listCalls',
  label: 'Video calls',
  method: 'GET',
  path: 'video-call',
  who,
  query: { caseDetailId: text('Assignment', { max: 36 }) },
  shape: { type: 'array', items: object },
});

/** Plans a call with the other side, who is told. */
export const planCall = defineRoute<CallLine>()({
  name: 'planCall',
  label: 'Schedule a call',
  method: 'POST',
  path: 'video-call',
  who,
  body: { ...planned, caseDetailId: text('Assignment', { max: 36 }), timeZone: text('Time zone', { max: 60 }) },
  shape: object,
  refusals,
});

/** Moves a call to another time. */
export const moveCall = defineRoute<CallLine>()({
  name: 'moveCall',
  label: 'Move a call',
  method: 'PUT',
  path: 'video-call/{id}',
  who,
  body: planned,
  shape: object,
  refusals,
});

/** The call and the servers that browsers need to find each other. */
export const callConnection = defineRoute<{ readonly call: CallLine; readonly iceServers: readonly IceServer[] }>()({
  name: 'callConnection',
  label: 'Join a call',
  method: 'GET',
  path: 'video-call/{id}/connection',
  who,
  shape: object,
  refusals: ['communication.notFound', 'communication.callOver'],
});
