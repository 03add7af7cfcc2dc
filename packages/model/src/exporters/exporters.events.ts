import { dateTime, defineEvent, ref, text, whole } from '@homeport/grammar';

/** The next run of an exporter: acted on when its time has come. Written by the database with the moment itself. */
export const exporterDue = defineEvent({
  name: 'content.exporterDue',
  on: 'exporter',
  label: 'Exporter to be run',
  payload: { at: dateTime('At') },
});

const link = '/workspace/admin/exporter/{exporter}/runs';
const about = {
  exporter: ref('Exporter', 'exporter', { wire: 'id' }),
  name: text('Name'),
  reader: ref('Reader', 'user', { wire: 'id' }),
} as const;

/** A file of the schedule is there. Told to one reader after the other, with a link and no data. */
export const exportReady = defineEvent({
  name: 'content.exportReady',
  on: 'exporterRun',
  label: 'Scheduled export ready',
  payload: { ...about, rows: whole('Rows') },
  notices: [
    {
      to: 'reader',
      channels: ['app', 'mail'],
      title: 'Export ready: {name}',
      body: 'Rows: {rows}. Sign in to download the file.',
      link,
    },
  ],
});

/** A run failed or did not take place, and why, in the words of each language. */
export const exportFailed = defineEvent({
  name: 'content.exportFailed',
  on: 'exporterRun',
  label: 'Export failed',
  payload: {
    ...about,
    reason: text('Reason'),
    reasonEs: text('Reason in Spanish'),
    reasonFr: text('Reason in French'),
  },
  notices: [{ to: 'reader', channels: ['app', 'mail'], title: 'Export not made: {name}', body: '{reason}', link }],
});
