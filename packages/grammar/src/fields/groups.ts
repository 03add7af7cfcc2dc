import { address, code, date, email, phone, text, whole, yesNo } from './build.ts';

/** Groups of fields that many entities have: spread into `fields`. */

/** A code that never changes, and a name. */
export const codeAndName = {
  code: code('Code', { required: true, max: 40, fixed: true }),
  name: text('Name', { required: true, max: 120 }),
} as const;

/** From when to when something holds, both days included; without an end until further notice. */
export const effective = {
  effectiveFrom: date('Effective from', { required: true }),
  effectiveTo: date('Effective to', {
    notBefore: 'effectiveFrom',
    endless: true,
    help: 'The last day it holds. Empty: until further notice.',
  }),
} as const;

/** How an organisation is reached. */
export const reachable = {
  address: address('Address'),
  phone: phone('Phone'),
  email: email('E-mail'),
  webAddress: text('Web address', { max: 200, webAddress: true }),
} as const;

/** The place among its neighbours, counted from 1. */
export const sequence = whole('Sequence', { required: true, min: 1, max: 9999, initial: 1 });

/** Who sees a thing besides the team. */
export const audienceFlags = {
  shareWithAssignee: yesNo('Share with assignee', { initial: false }),
  shareWithHr: yesNo('Share with HR', { initial: false }),
  shareWithVendor: yesNo('Share with vendor', { initial: false }),
} as const;
