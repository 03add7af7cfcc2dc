import { choice, date, defineRoute, json, phone, text as textField } from '@homeport/grammar';
import type { AccessSettings, Me, MessageAnswer, SettingAnswer } from './identity.answers.ts';
import { user } from './user.entity.ts';

const text = { type: 'string' } as const;
const optional = { type: ['string', 'null'] } as const;
const named = { type: ['object', 'null'], properties: { id: text, label: text } } as const;
const tenant = { id: text, code: text, name: text } as const;
const role = { type: 'object', properties: { code: text, name: text } } as const;
const flag = { type: 'boolean' } as const;
const meShape = {
  type: 'object',
  properties: {
    id: text,
    login: text,
    firstName: text,
    lastName: text,
    displayName: text,
    email: text,
    phone: optional,
    isPhoneVerified: flag,
    role,
    roles: { type: 'array', items: role },
    tenant: {
      type: 'object',
      properties: { ...tenant, kind: text, parent: { type: ['object', 'null'], properties: { id: text, name: text } } },
    },
    tenants: { type: 'array', items: { type: 'object', properties: { ...tenant, baseCurrency: optional } } },
    person: named,
    language: text,
    dateFormat: text,
    delegateTo: named,
    delegateUntil: optional,
    delegators: { type: 'array', items: named },
    twoFactorEnabled: flag,
    twoFactorRequired: flag,
    termsAcceptedAt: optional,
    lastSignIn: optional,
    pending: optional,
    provenUntil: text,
    sessionTimeout: { type: 'integer' },
    sessionEndsAt: text,
    actingBy: { type: ['object', 'null'], properties: { id: text, name: text } },
    preview: { type: ['object', 'null'], properties: { id: text, name: text } },
  },
};
const items = (properties: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  type: 'array',
  items: { type: 'object', properties },
});
const settingShape = {
  type: 'object',
  properties: { settingName: text, settingValue: {} },
  required: ['settingName', 'settingValue'],
};

/** The signed-in user. */
export const userMe = defineRoute<Me>()({
  name: 'userMe',
  label: 'My user',
  method: 'GET',
  path: 'user/me',
  who: 'signedIn',
  about: null,
  shape: meShape,
});

/** Changes what users decide about themselves: language, date format, phone, delegation. Fields left out stay. */
export const updateMe = defineRoute<Me>()({
  name: 'updateMe',
  label: 'Save my preferences',
  method: 'PUT',
  path: 'user/me',
  who: 'signedIn',
  about: null,
  body: {
    language: choice('Language', user.fields.language.choices ?? {}),
    dateFormat: choice('Date format', user.fields.dateFormat.choices ?? {}),
    phone: phone('Phone'),
    delegateTo: textField('Delegate tasks to', { max: 36 }),
    delegateUntil: date('Delegate until'),
  },
  shape: meShape,
  refusals: ['identity.notWhileActingAs', 'identity.delegateUntilMissing', 'identity.cannotDelegate'],
});

/** Sends a code to the caller's phone number: as a text message where a gateway is set up, else by e-mail. */
export const verifyPhone = defineRoute<MessageAnswer>()({
  name: 'verifyPhone',
  label: 'Verify my phone number',
  method: 'POST',
  path: 'user/me/phone/verify',
  who: 'signedIn',
  about: null,
  limit: 'signIn',
  body: {},
  shape: { type: 'object', properties: { message: text }, required: ['message'] },
  refusals: ['identity.phoneRequired', 'identity.notWhileActingAs', 'identity.tooManyAttempts'],
});
/** Takes the code: the number is proved to be the caller's. */
export const confirmPhone = defineRoute<Me>()({
  name: 'confirmPhone',
  label: 'Confirm my phone number',
  method: 'POST',
  path: 'user/me/phone/confirm',
  who: 'signedIn',
  about: null,
  limit: 'signIn',
  body: { code: textField('Code', { required: true, max: 20 }) },
  shape: meShape,
  refusals: ['identity.phoneVerificationFailed', 'identity.notWhileActingAs'],
});
/** The picture of somebody the caller works with, small; nothing (204) where there is none to be seen. */
export const userPhoto = defineRoute()({
  name: 'userPhoto',
  label: 'Photo of a user',
  method: 'GET',
  path: 'user/{id}/photo',
  who: 'signedIn',
  about: null,
  raw: true,
});

/** The person behind the signed-in user. */
export const personMe = defineRoute<Readonly<Record<string, unknown>>>()({
  name: 'personMe',
  label: 'My person',
  method: 'GET',
  path: 'person/me',
  who: 'signedIn',
  about: null,
  shape: { type: 'object' },
  refusals: ['identity.noPerson'],
});

/** Accepts the terms; the session then opens fully. */
export const acceptTerms = defineRoute<Me>()({
  name: 'acceptTerms',
  label: 'Accept the terms',
  method: 'POST',
  path: 'user/terms/accept',
  who: 'signedIn',
  about: null,
  shape: meShape,
  refusals: ['identity.notWhileActingAs'],
});

/** Menus, dashboards and permission items of the caller's roles. */
export const accessSettings = defineRoute<AccessSettings>()({
  name: 'accessSettings',
  label: 'Access settings',
  method: 'GET',
  path: 'access-settings/initialise',
  who: 'signedIn',
  shape: {
    type: 'object',
    properties: {
      menuSetting: {
        type: 'object',
        properties: { code: text, menus: items({ code: text, label: text, access: text, order: { type: 'integer' } }) },
      },
      menuSettingItems: items({
        code: text,
        label: text,
        menu: text,
        path: text,
        entity: text,
        order: { type: 'integer' },
      }),
      dashboardSetting: { type: 'object', properties: { code: text, landingPage: optional, helpDocument: optional } },
      dashboards: items({ code: text, name: text }),
      permissionSetting: {
        type: 'object',
        properties: { code: text, roles: { type: 'array', items: text }, narrowings: { type: 'object' } },
      },
      permissionSettingItems: items({ code: text, entity: optional, scope: text }),
    },
  },
});

/** One preference of the caller by name; null when it was never set. `date-format` and `language` are those of the user. */
export const readUserSetting = defineRoute<SettingAnswer>()({
  name: 'readUserSetting',
  label: 'My setting',
  method: 'GET',
  path: 'user-setting/{name}',
  who: 'signedIn',
  about: null,
  shape: settingShape,
  refusals: ['identity.unknownSetting'],
});
export const saveUserSetting = defineRoute<SettingAnswer>()({
  name: 'saveUserSetting',
  label: 'Save my setting',
  method: 'PUT',
  path: 'user-setting/{name}',
  who: 'signedIn',
  about: null,
  body: { settingValue: json('Setting value') },
  shape: settingShape,
  refusals: ['identity.unknownSetting', 'identity.wrongSettingValue', 'identity.notWhileActingAs'],
});
