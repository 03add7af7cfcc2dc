import { choice, defineEntity, email, phone, type RecordOf, ref, refs, text } from '@homeport/grammar';
import { grantTo, teamManages } from '../role-presets/door.generated.ts';

/** Somebody to talk to at a company, a provider or an authority. Similar names are offered before one is saved. */
export const contact = defineEntity({
  name: 'contact',
  label: 'Contact',
  plural: 'Contacts',
  title: ['firstName', 'lastName'],
  search: ['firstName', 'lastName', 'email', 'jobTitle'],
  alike: ['firstName', 'lastName'],
  indexes: [['lastName', 'firstName'], ['company'], ['email']],
  sort: 'lastName,asc',
  list: ['lastName', 'firstName', 'jobTitle', 'company', 'email', 'phone', 'active', 'updated'],
  facts: ['jobTitle', 'company', 'email', 'phone', 'workingSchedule'],
  menu: 'customers',
  canDeactivate: true,
  sections: [
    { label: 'Name', fields: ['title', 'firstName', 'middleName', 'lastName', 'jobTitle'] },
    { label: 'Company', fields: ['company', 'division', 'office', 'party', 'user', 'responsibilities'] },
    { label: 'Reach', fields: ['email', 'email2', 'phone', 'mobile', 'homePhone', 'webAddress', 'workingSchedule'] },
  ],
  fields: {
    title: text('Title', { max: 30, rare: true }),
    firstName: text('First name', { required: true, max: 100 }),
    middleName: text('Middle name', { max: 100, rare: true }),
    lastName: text('Last name', { required: true, max: 100 }),
    jobTitle: text('Job title', { max: 120 }),
    company: ref('Company', 'company', { onDelete: 'clear' }),
    division: ref('Division', 'division', { onDelete: 'clear' }),
    office: ref('Office', 'office', { onDelete: 'clear' }),
    party: ref('Party', 'party', { onDelete: 'clear' }),
    user: ref('User', 'user', { onDelete: 'clear', help: 'The account this person signs in with.' }),
    responsibilities: refs('Business functions', 'businessFunction'),
    language: choice('Language', { en: 'English', es: 'Spanish', fr: 'French' }, { initial: 'en' }),
    email: email('E-mail'),
    email2: email('Second e-mail', { rare: true }),
    phone: phone('Phone'),
    mobile: phone('Mobile'),
    homePhone: phone('Home phone', { rare: true }),
    webAddress: text('Web address', { max: 200, webAddress: true }),
    workingSchedule: text('Working schedule', { max: 200, help: 'Days and hours, like: Mon–Fri 09:00–17:30.' }),
  },
  access: {
    ...teamManages,
    ...grantTo(['finance', 'financeLead', 'planner', 'approver', 'lineManager', 'caseInitiator', 'client'], {
      do: ['read'],
      hide: ['homePhone', 'email2'],
    }),
  },
});
export interface Contact extends RecordOf<typeof contact> {}
