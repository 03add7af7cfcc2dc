import { choice, date, dateTime, defineEntity, derived, email, lifecycle, person, phone, type RecordOf, ref, refs, text, whole, yesNo } from '@homeport/grammar';

/** A sign-in. Credentials and sessions are kept apart by the identity module and never answered. */
export const user = defineEntity({
  name: 'user',
  label: 'User',
  plural: 'Users',
  title: ['displayName'],
  search: ['displayName', 'login', 'email'],
  unique: [{ fields: ['login'], refusal: 'identity.loginExists' }],
  indexes: [['person'], ['status']],
  sort: 'displayName,asc',
  list: ['login', 'displayName', 'roles', 'status', 'lastSignIn', 'updated'],
  facts: ['login', 'email', 'roles', 'twoFactorEnabled', 'lastSignIn'],
  menu: 'admin',
  needsVersion: true,
  sections: [
    { label: 'User', fields: ['login', 'firstName', 'lastName', 'displayName', 'email', 'phone', 'person', 'roles'] },
    { label: 'Delegation', fields: ['delegateTo', 'delegateUntil'] },
    { label: 'Preferences', fields: ['language', 'dateFormat'] },
    { label: 'Sign-in', fields: ['twoFactorEnabled', 'ssoNameId', 'termsAcceptedAt', 'lastSignIn'] },
  ],
  fields: {
    login: text('Username', { required: true, min: 5, max: 100, fixed: true }),
    firstName: text('First name', { required: true, max: 100 }),
    lastName: text('Last name', { required: true, max: 100 }),
    displayName: derived(text('Name', { max: 210 })),
    email: email('E-mail', { required: true }),
    phone: phone('Phone'),
    person: person('Person'),
    roles: refs('Roles', 'role'),
    status: lifecycle('Status', {
      initial: 'ACTIVE',
      states: {
        ACTIVE: { label: 'Active', tone: 'success', editable: true },
        INACTIVE: { label: 'Inactive', tone: 'neutral', editable: true },
      },
      transitions: {
        deactivate: { label: 'Deactivate', from: ['ACTIVE'], to: 'INACTIVE', by: ['administrator', 'master'], needs: ['isNotMe'] },
        activate: { label: 'Activate', from: ['INACTIVE'], to: 'ACTIVE', by: ['administrator', 'master'] },
      },
    }),
    twoFactorEnabled: yesNo('Two-factor sign-in', { readOnly: true, initial: false }),
    ssoNameId: text('SSO name id', { max: 200, rare: true }),
    delegateTo: ref('Delegate tasks to', 'user'),
    delegateUntil: date('Delegate until'),
    language: choice('Language', { en: 'English', es: 'Spanish', fr: 'French', 'en-x-halden': 'English (variant 1)', 'en-x-brightwater': 'English (variant 2)' }, { initial: 'en' }),
    dateFormat: choice('Date format', {
      'yyyy-MM-dd': 'yyyy-MM-dd', 'yyyy-MMM-dd': 'yyyy-MMM-dd', 'dd-MM-yyyy': 'dd-MM-yyyy',
      'dd-MMM-yyyy': 'dd-MMM-yyyy', 'MM-dd-yyyy': 'MM-dd-yyyy', 'MMM-dd-yyyy': 'MMM-dd-yyyy',
    }, { initial: 'dd-MM-yyyy' }),
    termsAcceptedAt: dateTime('Terms accepted', { readOnly: true }),
    lastSignIn: dateTime('Last sign-in', { readOnly: true }),
    failedAttempts: whole('Failed attempts', { readOnly: true, initial: 0, rare: true }),
  },
  access: {
    administrator: { do: ['read', 'create', 'update', 'import', 'export'] },
    master: { do: 'everything' },
    hr: { do: ['read'], hide: ['ssoNameId', 'failedAttempts'] },
    caseManager: { do: ['read'], hide: ['ssoNameId', 'failedAttempts'] },
    finance: { do: ['read'], hide: ['ssoNameId', 'failedAttempts', 'phone'] },
    financeLead: { do: ['read'], hide: ['ssoNameId', 'failedAttempts', 'phone'] },
    approver: { do: ['read'], hide: ['ssoNameId', 'failedAttempts', 'phone', 'lastSignIn', 'twoFactorEnabled'] },
    lineManager: { do: ['read'], hide: ['ssoNameId', 'failedAttempts', 'phone', 'lastSignIn', 'twoFactorEnabled'] },
  },
});
export interface User extends RecordOf<typeof user> {}
