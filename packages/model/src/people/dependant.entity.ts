import { choice, country, date, defineEntity, person, type RecordOf, text, yesNo } from '@homeport/grammar';

/** A member of the family that moves or stays. */
export const dependant = defineEntity({
  name: 'dependant',
  label: 'Dependant',
  plural: 'Dependants',
  title: ['firstName', 'lastName'],
  search: ['firstName', 'lastName'],
  indexes: [['employeePerson']],
  list: ['lastName', 'firstName', 'type', 'birthDate', 'accompanies', 'updated'],
  menu: 'customers',
  fields: {
    employeePerson: person('Family of', { required: true, fixed: true }),
    firstName: text('First name', { required: true, max: 100 }),
    lastName: text('Last name', { required: true, max: 100 }),
    type: choice('Type', { PARTNER: 'Partner', CHILD: 'Child', PARENT: 'Parent', OTHER: 'Other' }, { required: true }),
    birthDate: date('Date of birth', { dataClass: 'personal' }),
    nationality: country('Nationality', { dataClass: 'personal' }),
    accompanies: yesNo('Moves along', { initial: true }),
    schoolNeed: yesNo('Needs a school', { initial: false }),
  },
  access: {
    assignee: {
      do: ['read', 'create', 'update', 'delete'],
      where: { field: 'employeePerson', op: 'eq', value: '$me.person' },
    },
    caseManager: { do: 'everything' },
    hr: { do: 'everything' },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  },
});
export interface Dependant extends RecordOf<typeof dependant> {}
