import {
  choice,
  codeAndName,
  dateTime,
  defineEntity,
  derived,
  type RecordOf,
  ref,
  refs,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { frequencies } from '../queries/door.generated.ts';
import { coded } from '../record-presets/door.generated.ts';
import { grantTo } from '../role-presets/door.generated.ts';
import { exporterRoles } from './exporter-roles.data.ts';

const onSchedule = { field: 'frequency', among: ['DAILY', 'WEEKLY', 'MONTHLY'] } as const;

/** A file for another system: which query, in which form, how often, and who hears of it. */
export const exporter = defineEntity({
  name: 'exporter',
  label: 'Exporter',
  plural: 'Exporters',
  ...coded,
  list: ['code', 'name', 'dataQuery', 'format', 'frequency', 'nextRun', 'active', 'updated'],
  facts: ['dataQuery', 'format', 'keepRuns'],
  needsVersion: true,
  configuration: {},
  sections: [
    { label: 'What is exported', fields: ['code', 'name', 'dataQuery'] },
    {
      label: 'File',
      fields: ['format', 'separator', 'withHeadings', 'asShown', 'dateFormat', 'fileName', 'keepRuns'],
    },
    { label: 'Schedule', fields: ['frequency', 'weekday', 'dayOfMonth', 'hour', 'timeZone', 'recipients'] },
  ],
  fields: {
    ...codeAndName,
    dataQuery: ref('Data query', 'dataQuery', { required: true }),
    format: choice('Format', { csv: 'CSV', xlsx: 'XLSX', xml: 'XML' }, { required: true, initial: 'csv' }),
    separator: choice('Separator', { COMMA: ',', SEMICOLON: ';', TAB: 'Tab' }, { initial: 'SEMICOLON' }),
    withHeadings: yesNo('With headings', { initial: true }),
    asShown: yesNo('As shown on screen', {
      initial: true,
      help: 'Names instead of codes and ids, in the language of whose rights it runs with.',
    }),
    dateFormat: choice(
      'Date format',
      { ISO: 'yyyy-MM-dd', DMY: 'dd-MM-yyyy', MDY: 'MM-dd-yyyy' },
      { required: true, initial: 'ISO' },
    ),
    fileName: text('File name', { max: 120, help: 'The date and a number are added to it.' }),
    keepRuns: whole('Files kept', {
      required: true,
      min: 1,
      max: 100,
      initial: 10,
      help: 'Older files are removed; the log of runs stays.',
    }),
    frequency: choice('Runs', frequencies, { required: true, initial: 'NEVER' }),
    weekday: choice(
      'Day of week',
      {
        MONDAY: 'Monday',
        TUESDAY: 'Tuesday',
        WEDNESDAY: 'Wednesday',
        THURSDAY: 'Thursday',
        FRIDAY: 'Friday',
        SATURDAY: 'Saturday',
        SUNDAY: 'Sunday',
      },
      { initial: 'MONDAY', help: 'For weekly runs.', only: { field: 'frequency', among: ['WEEKLY'] } },
    ),
    dayOfMonth: whole('Day of month', {
      min: 1,
      max: 31,
      initial: 1,
      only: { field: 'frequency', among: ['MONTHLY'] },
      help: 'For monthly runs. In a month without this day it runs on the last one.',
    }),
    hour: whole('At', { required: true, min: 0, max: 23, initial: 6, unit: 'h', only: onSchedule }),
    timeZone: ref('Time zone', 'timeZone', { help: 'UTC when empty.', only: onSchedule }),
    recipients: refs('Told by mail', 'user', {
      help: 'They get a link when a scheduled file is there or could not be made, never the data itself.',
    }),
    owner: ref('Taken over by', 'user', {
      loose: true,
      readOnly: true,
      help: 'The schedule runs with the rights of this person; of who made it when empty.',
    }),
    nextRun: derived(dateTime('Next run', { zoneIn: 'timeZone', only: onSchedule })),
  },
  access: grantTo(exporterRoles, { do: 'everything' }),
});
export interface Exporter extends RecordOf<typeof exporter> {}
