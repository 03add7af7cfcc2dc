import {
  choice,
  country,
  date,
  defineEntity,
  type Filter,
  type Grant,
  person,
  type RecordOf,
  ref,
  text,
  yesNo,
} from '@homeport/grammar';

const mine: Filter = { field: 'employeePerson', op: 'eq', value: '$me.person' };
/** A sign-in is withdrawn before who it is for is taken off the list. */
const withoutSignIn: Filter = {
  any: [
    { field: 'user', op: 'null' },
    { field: 'user.status', op: 'eq', value: 'INACTIVE' },
  ],
};
const kept: readonly Grant[] = [
  { do: ['read', 'create', 'update', 'import', 'export'] },
  { do: ['delete'], where: withoutSignIn },
];

/** A member of the family that moves or stays. */
export const dependant = defineEntity({
  name: 'dependant',
  label: 'Dependant',
  plural: 'Dependants',
  title: ['firstName', 'lastName'],
  search: ['firstName', 'lastName'],
  indexes: [['employeePerson'], ['user']],
  list: ['lastName', 'firstName', 'type', 'birthDate', 'accompanies', 'updated'],
  menu: 'customers',
  fields: {
    employeePerson: person('Family of', { required: true, fixed: true }),
    firstName: text('First name', { required: true, max: 100 }),
    lastName: text('Last name', { required: true, max: 100 }),
    type: choice('Type', { PARTNER: 'Partner', CHILD: 'Child', PARENT: 'Parent', OTHER: 'Other' }, { required: true }),
    birthDate: date('Date of birth', { past: true, dataClass: 'personal' }),
    nationality: country('Nationality', { dataClass: 'personal' }),
    accompanies: yesNo('Moves along', { initial: true }),
    schoolNeed: yesNo('Needs a school', { initial: false }),
    user: ref('Sign-in', 'user', { readOnly: true }),
  },
  access: {
    assignee: [
      {
        do: ['read', 'create', 'update'],
        where: mine,
        show: [
          'employeePerson',
          'firstName',
          'lastName',
          'type',
          'birthDate',
          'nationality',
          'accompanies',
          'schoolNeed',
          'user',
        ],
      },
      { do: ['delete'], where: { all: [mine, withoutSignIn] } },
    ],
    caseManager: kept,
    hr: kept,
    administrator: kept,
    master: kept,
  },
});
export interface Dependant extends RecordOf<typeof dependant> {}
