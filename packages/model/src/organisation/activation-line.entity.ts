import { choice, decimal, defineEntity, type RecordOf, ref, text, whole } from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';

/** What an activation did, line by line, in its own time: the log. Numbers and names only, so that everyone reads their language. */
export const activationLine = defineEntity({
  name: 'activationLine',
  label: 'Activation log line',
  plural: 'Activation log',
  title: ['step', 'what'],
  indexes: [['companyActivation']],
  sort: 'created,asc',
  list: ['created', 'step', 'what', 'about', 'count', 'seconds'],
  menu: 'admin',
  neverUpdated: true,
  fields: {
    companyActivation: ref('Activation', 'companyActivation', { required: true, readOnly: true, onDelete: 'cascade' }),
    step: choice(
      'Step',
      {
        STARTING: 'Starting',
        CREATING_DATABASE: 'Creating the database',
        COPYING_FILES: 'Copying shared files',
        POPULATING_DATABASE: 'Populating the database',
        INSERTING_DEFAULTS: 'Inserting default values',
        INITIALISING_PARTIES: 'Initialising party data',
        LINKING_GROUPS: 'Linking groups',
        COMPLETED: 'Completed',
      },
      { required: true, readOnly: true },
    ),
    what: choice(
      'What happened',
      {
        BEGUN: 'Begun',
        RESUMED: 'Taken up again',
        CHECKED: 'Checked',
        WROTE: 'Records written',
        FOUND: 'Already there',
        INVITED: 'Invitation sent',
        DONE: 'Done',
        FAILED: 'Failed',
      },
      { required: true, readOnly: true },
    ),
    about: text('About', { max: 200, readOnly: true, help: 'The name of an entity, or what was checked.' }),
    count: whole('Number', { min: 0, readOnly: true }),
    seconds: decimal('Seconds', { min: 0, decimals: 3, readOnly: true, unit: 's' }),
  },
  access: grantTo(['administrator', 'master'], { do: ['read', 'export'] }),
});
export interface ActivationLine extends RecordOf<typeof activationLine> {}
