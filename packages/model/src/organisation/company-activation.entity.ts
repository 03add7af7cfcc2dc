import {
  choice,
  code,
  currency,
  dateTime,
  defineEntity,
  derived,
  email,
  lifecycle,
  type RecordOf,
  ref,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';
import { activationSteps } from './activation-steps.data.ts';

const step = (label: string) => ({ label, tone: 'info' }) as const;
const next = (label: string, from: string, to: string) => ({ label, from: [from], to, by: [], system: true }) as const;
const makers = ['administrator', 'master'] as const;

/**
 * One activation of a client or company group, in the eight steps of the specification: it gets a tenant of its own and a
 * first administrator. The order is the specification's; going on is the work of a job, so only the system does it. Decided
 * here: it is prepared first and then started; one that failed is started again and goes on at the step where it stopped; a
 * group or company has one activation that is not over.
 */
export const companyActivation = defineEntity({
  name: 'companyActivation',
  label: 'Company group activation',
  plural: 'Company group activations',
  title: ['tenantName', 'tenantCode'],
  search: ['tenantName', 'tenantCode'],
  unique: [
    { fields: ['companyGroup'], when: 'isRunning', refusal: 'organisation.activationRunning' },
    { fields: ['company'], when: 'isRunning', refusal: 'organisation.activationRunning' },
  ],
  indexes: [['companyGroup'], ['company']],
  sort: 'created,desc',
  list: ['tenantName', 'companyGroup', 'company', 'status', 'step', 'created', 'finishedAt'],
  facts: ['companyGroup', 'company', 'dataCenter', 'ownTenant', 'step', 'finishedAt'],
  menu: 'admin',
  needsVersion: true,
  tellsOf: {
    tenant: 'ownTenant',
    login: 'adminLogin',
    email: 'adminEmail',
    fields: ['adminFirstName', 'adminLastName', 'adminLogin', 'adminEmail'],
  },
  sections: [
    { label: 'What is activated', fields: ['companyGroup', 'company', 'dataCenter'] },
    { label: 'Tenant', fields: ['tenantCode', 'tenantName', 'subDomain', 'language', 'baseCurrency'] },
    { label: 'First administrator', fields: ['adminFirstName', 'adminLastName', 'adminLogin', 'adminEmail'] },
    { label: 'Progress', fields: ['status', 'isRunning', 'step', 'ownTenant', 'failure', 'finishedAt'] },
  ],
  fields: {
    companyGroup: ref('Company group', 'companyGroup', { fixed: true, onDelete: 'cascade' }),
    company: ref('Company', 'company', { fixed: true, onDelete: 'cascade' }),
    dataCenter: ref('Data center', 'dataCenter'),
    tenantCode: code('Tenant code', {
      required: true,
      max: 40,
      help: 'People sign in without it; links may carry it.',
    }),
    tenantName: text('Tenant name', { required: true, max: 120 }),
    subDomain: text('Sub-domain', { max: 63, help: 'Lower-case letters, digits and dashes.' }),
    language: choice('Language', { en: 'English', es: 'Spanish', fr: 'French' }, { required: true, initial: 'en' }),
    baseCurrency: currency('Base currency', { required: true, initial: 'EUR' }),
    adminFirstName: text('First name', { required: true, max: 100 }),
    adminLastName: text('Last name', { required: true, max: 100 }),
    adminLogin: text('Username', { required: true, min: 5, max: 100 }),
    adminEmail: email('E-mail', { required: true, help: 'The invitation goes there when everything is in place.' }),
    ownTenant: ref('Own tenant', 'tenant', { readOnly: true }),
    step: whole('Steps done', { min: 0, max: 8, initial: 0, readOnly: true }),
    isRunning: derived(yesNo('Running')),
    finishedAt: dateTime('Finished', { readOnly: true }),
    failure: text('What went wrong', { max: 400, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'PREPARED',
      states: {
        PREPARED: { label: 'Prepared', tone: 'neutral', editable: true, deletable: true, primary: 'start' },
        STARTING: step('Starting'),
        CREATING_DATABASE: step('Creating the database'),
        COPYING_FILES: step('Copying shared files'),
        POPULATING_DATABASE: step('Populating the database'),
        INSERTING_DEFAULTS: step('Inserting default values'),
        INITIALISING_PARTIES: step('Initialising party data'),
        LINKING_GROUPS: step('Linking groups'),
        COMPLETED: { label: 'Completed', tone: 'success', final: true },
        FAILED: { label: 'Failed', tone: 'danger', editable: true, primary: 'tryAgain' },
      },
      transitions: {
        start: {
          label: 'Start activation',
          from: ['PREPARED'],
          to: 'STARTING',
          by: makers,
          needs: ['isManaging', 'isNotActivated'],
        },
        createDatabase: next('Create the database', 'STARTING', 'CREATING_DATABASE'),
        copyFiles: next('Copy shared files', 'CREATING_DATABASE', 'COPYING_FILES'),
        populate: next('Populate the database', 'COPYING_FILES', 'POPULATING_DATABASE'),
        insertDefaults: next('Insert default values', 'POPULATING_DATABASE', 'INSERTING_DEFAULTS'),
        initialiseParties: next('Initialise party data', 'INSERTING_DEFAULTS', 'INITIALISING_PARTIES'),
        linkGroups: next('Link groups', 'INITIALISING_PARTIES', 'LINKING_GROUPS'),
        complete: next('Complete', 'LINKING_GROUPS', 'COMPLETED'),
        fail: { label: 'Fail', from: activationSteps.slice(0, -1), to: 'FAILED', by: [], system: true },
        tryAgain: { label: 'Try again', from: ['FAILED'], to: 'STARTING', by: makers, needs: ['isManaging'] },
      },
    }),
  },
  access: grantTo(makers, { do: ['read', 'create', 'update', 'delete', 'export'] }),
});
export interface CompanyActivation extends RecordOf<typeof companyActivation> {}
