import {
  choice,
  defineEntity,
  email,
  image,
  listed,
  phone,
  type RecordOf,
  ref,
  refs,
  text,
  yesNo,
} from '@homeport/grammar';
import { asItsCase } from '../role-presets/door.generated.ts';

/** Somebody who helps on an assignment: whom the assignee can write to and call. */
export const caseContact = defineEntity({
  name: 'caseContact',
  label: 'Contact',
  plural: 'Contacts',
  title: ['name', 'company'],
  search: ['name', 'company', 'email'],
  indexes: [['caseDetail'], ['user'], ['email']],
  sort: 'name,asc',
  list: ['name', 'role', 'company', 'caseDetail', 'email', 'phone', 'updated'],
  facts: ['role', 'company', 'email', 'phone', 'timeZone'],
  menu: 'cases',
  sections: [
    { label: 'Contact', fields: ['caseDetail', 'role', 'name', 'jobTitle', 'company', 'photo', 'shareWithAssignee'] },
    { label: 'How to reach', fields: ['email', 'phone', 'timeZone', 'workingDays', 'worksFrom', 'worksUntil'] },
  ],
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, wire: 'id', onDelete: 'cascade' }),
    role: choice(
      'Role',
      {
        CASE_MANAGER: 'Case manager',
        HR: 'HR',
        LINE_MANAGER: 'Line manager',
        VENDOR: 'Provider',
        EMERGENCY: 'Emergency line',
        OTHER: 'Other contact',
      },
      { required: true },
    ),
    name: text('Name', { required: true, max: 160 }),
    jobTitle: text('Job title', { max: 120 }),
    company: text('Company', { max: 160 }),
    email: email('E-mail'),
    phone: phone('Phone'),
    photo: image('Photo'),
    timeZone: listed('Time zone', 'timeZone'),
    workingDays: choice('Working days', {
      MON_FRI: 'Monday to Friday',
      SUN_THU: 'Sunday to Thursday',
      MON_SAT: 'Monday to Saturday',
      EVERY_DAY: 'Every day',
    }),
    worksFrom: text('Works from', { max: 5, help: 'Local time, for example 09:00.' }),
    worksUntil: text('Works until', { max: 5 }),
    services: refs('Services handled', 'caseService'),
    user: ref('User', 'user', { loose: true, rare: true }),
    shareWithAssignee: yesNo('Share with assignee', { initial: true }),
  },
  access: asItsCase({
    assignee: {
      do: ['read'],
      where: {
        all: [
          { field: 'caseDetail.assignee', op: 'eq', value: '$me.person' },
          { field: 'shareWithAssignee', op: 'eq', value: true },
        ],
      },
    },
    caseManager: { do: ['read', 'create', 'update', 'delete', 'import', 'export'] },
    hr: { do: ['read', 'create', 'update', 'export'] },
    lineManager: { do: ['read'], where: { field: 'caseDetail.employee.lineManager', op: 'eq', value: '$me.user' } },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  }),
});
export interface CaseContact extends RecordOf<typeof caseContact> {}
