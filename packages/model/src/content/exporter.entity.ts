import { choice, codeAndName, defineEntity, email, type RecordOf, ref, text, whole, yesNo } from '@homeport/grammar';
import { coded } from '../coded.ts';
import { grantTo } from '../manage.ts';
import { frequencies } from './content-access.ts';

/** A file for another system: which query, in which form, how often, and where it goes. */
export const exporter = defineEntity({
  name: 'exporter',
  label: 'Exporter',
  plural: 'Exporters',
  ...coded,
  list: ['code', 'name', 'dataQuery', 'format', 'target', 'frequency', 'active', 'updated'],
  facts: ['dataQuery', 'format', 'target', 'frequency'],
  needsVersion: true,
  configuration: {},
  fields: {
    ...codeAndName,
    dataQuery: ref('Data query', 'dataQuery', { required: true }),
    format: choice('Format', { csv: 'CSV', xlsx: 'XLSX', xml: 'XML' }, { required: true, initial: 'csv' }),
    separator: choice('Separator', { COMMA: ',', SEMICOLON: ';', TAB: 'Tab' }, { initial: 'SEMICOLON' }),
    withHeadings: yesNo('With headings', { initial: true }),
    dateFormat: choice(
      'Date format',
      { ISO: 'yyyy-MM-dd', DMY: 'dd-MM-yyyy', MDY: 'MM-dd-yyyy' },
      { required: true, initial: 'ISO' },
    ),
    fileName: text('File name', { max: 120, help: 'The date and a number are added to it.' }),
    target: choice(
      'Goes to',
      { DOWNLOAD: 'Download', EMAIL: 'E-mail', FOLDER: 'Folder' },
      { required: true, initial: 'DOWNLOAD' },
    ),
    email: email('E-mail'),
    folder: text('Folder', { max: 200 }),
    frequency: choice('Runs', frequencies, { required: true, initial: 'NEVER' }),
    dayOfMonth: whole('Day of month', { min: 1, max: 31 }),
  },
  access: grantTo(['builder', 'administrator', 'master'], { do: 'everything' }),
});
export interface Exporter extends RecordOf<typeof exporter> {}
