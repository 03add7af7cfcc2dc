import { dateTime, defineEntity, derived, lifecycle, type RecordOf, ref, text, whole, yesNo } from '@homeport/grammar';
import { grantTo } from '../manage.ts';

const step = (label: string) => ({ label, tone: 'info' }) as const;
const next = (label: string, from: string, to: string) => ({ label, from: [from], to, by: [], system: true }) as const;

/**
 * One activation of a company group, in the eight steps of the specification. The order is theirs; going on is the work of a
 * job, so only the system does it. Decided here: an activation that failed is tried again from its first step, since every
 * step may be repeated, and a group has one activation that is not over.
 */
export const companyActivation = defineEntity({
  name: 'companyActivation',
  label: 'Company group activation',
  plural: 'Company group activations',
  title: ['companyGroup', 'created'],
  unique: [{ fields: ['companyGroup'], when: 'isRunning', refusal: 'organisation.activationRunning' }],
  indexes: [['companyGroup']],
  list: ['companyGroup', 'status', 'step', 'failure', 'created', 'updated'],
  facts: ['companyGroup', 'status', 'step'],
  menu: 'admin',
  needsVersion: true,
  fields: {
    companyGroup: ref('Company group', 'companyGroup', { required: true, fixed: true, onDelete: 'cascade' }),
    dataCenter: ref('Data centre', 'dataCenter', { fixed: true }),
    step: whole('Steps done', { min: 0, max: 8, initial: 0, readOnly: true }),
    isRunning: derived(yesNo('Running')),
    finishedAt: dateTime('Finished', { readOnly: true }),
    failure: text('What went wrong', { max: 400, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'STARTING',
      states: {
        STARTING: step('Starting'),
        CREATING_DATABASE: step('Creating the database'),
        COPYING_FILES: step('Copying shared files'),
        POPULATING_DATABASE: step('Populating the database'),
        INSERTING_DEFAULTS: step('Inserting default values'),
        INITIALISING_PARTIES: step('Initialising party data'),
        LINKING_GROUPS: step('Linking groups'),
        COMPLETED: { label: 'Completed', tone: 'success', final: true },
        FAILED: { label: 'Failed', tone: 'danger', deletable: true },
      },
      transitions: {
        createDatabase: next('Create the database', 'STARTING', 'CREATING_DATABASE'),
        copyFiles: next('Copy shared files', 'CREATING_DATABASE', 'COPYING_FILES'),
        populate: next('Populate the database', 'COPYING_FILES', 'POPULATING_DATABASE'),
        insertDefaults: next('Insert default values', 'POPULATING_DATABASE', 'INSERTING_DEFAULTS'),
        initialiseParties: next('Initialise party data', 'INSERTING_DEFAULTS', 'INITIALISING_PARTIES'),
        linkGroups: next('Link groups', 'INITIALISING_PARTIES', 'LINKING_GROUPS'),
        complete: next('Complete', 'LINKING_GROUPS', 'COMPLETED'),
        fail: {
          label: 'Fail',
          from: [
            'STARTING',
            'CREATING_DATABASE',
            'COPYING_FILES',
            'POPULATING_DATABASE',
            'INSERTING_DEFAULTS',
            'INITIALISING_PARTIES',
            'LINKING_GROUPS',
          ],
          to: 'FAILED',
          by: [],
          system: true,
        },
        tryAgain: { label: 'Try again', from: ['FAILED'], to: 'STARTING', by: ['administrator', 'master'] },
      },
    }),
  },
  access: grantTo(['administrator', 'master'], { do: ['read', 'create', 'delete', 'export'] }),
});
export interface CompanyActivation extends RecordOf<typeof companyActivation> {}
