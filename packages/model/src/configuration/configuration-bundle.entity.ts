import {
  choice,
  dateTime,
  defineEntity,
  lifecycle,
  longText,
  type RecordOf,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';

const makers = ['administrator', 'master'] as const;
const by = { by: [] as const, system: true } as const;

/**
 * A file of configuration that was handed in: where it comes from, what it came to, and whether it was taken back. What it
 * did to each record stands in their history, under its job.
 */
export const configurationBundle = defineEntity({
  name: 'configurationBundle',
  label: 'Configuration bundle',
  plural: 'Configuration bundles',
  title: ['source', 'madeAt'],
  sort: 'created,desc',
  list: ['source', 'madeAt', 'signedBy', 'added', 'changed', 'status', 'created'],
  needsVersion: true,
  fields: {
    name: text('File', { required: true, max: 200, readOnly: true }),
    source: text('From', { required: true, max: 200, readOnly: true }),
    address: text('Address of its installation', { max: 400, readOnly: true }),
    madeAt: dateTime('Exported', { required: true, readOnly: true }),
    signedBy: choice(
      'Signed by',
      { HERE: 'This installation', ELSEWHERE: 'Another installation' },
      { required: true, readOnly: true },
    ),
    fingerprint: text('Fingerprint of the key', { required: true, max: 60, readOnly: true }),
    /** Empty once its key is trusted no more. */
    trusted: ref('Trusted installation', 'trustedInstallation', { onDelete: 'clear', readOnly: true }),
    records: whole('Records', { min: 0, readOnly: true }),
    /** The file as it came: its signature is checked again before anything is applied. */
    content: longText('Content', { required: true, max: 20_000_000, secret: true, readOnly: true }),
    job: text('Job', { max: 40, secret: true, readOnly: true }),
    /** Number of the transaction before it: the history is looked at from there on. */
    since: text('Since', { max: 24, secret: true, readOnly: true }),
    undoJob: text('Job that took it back', { max: 40, secret: true, readOnly: true }),
    added: whole('Added', { min: 0, readOnly: true }),
    changed: whole('Changed', { min: 0, readOnly: true }),
    restored: whole('Taken back', { min: 0, readOnly: true }),
    kept: whole('Left as changed since', { min: 0, readOnly: true }),
    appliedAt: dateTime('Applied', { readOnly: true }),
    rolledBackAt: dateTime('Rolled back', { readOnly: true }),
    failure: text('What went wrong', { max: 600, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'CHECKED',
      states: {
        CHECKED: { label: 'Not applied', tone: 'neutral', deletable: true },
        APPLYING: { label: 'Being applied', tone: 'info' },
        APPLIED: { label: 'Applied', tone: 'info' },
        ROLLING_BACK: { label: 'Being rolled back', tone: 'info' },
        ROLLED_BACK: { label: 'Rolled back', tone: 'neutral', final: true },
      },
      transitions: {
        start: { label: 'Apply', from: ['CHECKED'], to: 'APPLYING', ...by },
        apply: { label: 'Applied', from: ['APPLYING'], to: 'APPLIED', ...by },
        fail: { label: 'Not applied', from: ['APPLYING'], to: 'CHECKED', ...by },
        startBack: { label: 'Roll back', from: ['APPLIED'], to: 'ROLLING_BACK', ...by },
        rollBack: { label: 'Rolled back', from: ['ROLLING_BACK'], to: 'ROLLED_BACK', ...by },
      },
    }),
  },
  access: grantTo(makers, { do: ['read', 'delete'] }),
});
export interface ConfigurationBundle extends RecordOf<typeof configurationBundle> {}
