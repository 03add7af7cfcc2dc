import { choice, defineRoute, text } from '@homeport/grammar';

/** How a company looks, for pages without a sign-in. Logos are addresses; null for the default one. */
export interface CompanyLook {
  readonly code: string;
  readonly name: string;
  readonly appName: string;
  readonly language: string;
  readonly brandColor: string | null;
  readonly brandColorDark: string | null;
  readonly logo: string | null;
  readonly logoDark: string | null;
}
/** What both apps draw themselves with, before and after the sign-in. */
export interface ThemeData {
  /** Null without a tenant of this sub-domain: the default look. The id is told to its own users only. */
  readonly tenant: { readonly id?: string; readonly code: string; readonly name: string } | null;
  readonly appName: string;
  /** Addresses of pictures under the API; null stands for the default logo. */
  readonly logo: string | null;
  readonly logoDark: string | null;
  readonly favicon: string | null;
  /** Beside the sign-in. */
  readonly loginImage: string | null;
  readonly brandColor: string | null;
  readonly brandColorDark: string | null;
  readonly language: string;
  readonly supportEmail: string | null;
  readonly baseCurrency: string | null;
  readonly expensesEnabled: boolean;
  readonly enableMaiDigitalSigning: boolean;
  /** Names of bank detail fields to be confirmed before saving. */
  readonly confirmationFieldsForBankDetailsSettings: readonly string[];
  /** Sign-ins are demo ones and mails can be read at `/dev/mail`. */
  readonly demo: boolean;
}
/** The pictures of a theme, by the field that holds them. */
export const themePictures = {
  logo: 'Logo',
  logoDark: 'Logo for dark mode',
  favicon: 'Icon of the browser tab',
  background: 'Picture of the sign-in page',
} as const;
export type ThemePicture = keyof typeof themePictures;

const textOrNull = { type: ['string', 'null'] };
const flag = { type: 'boolean' };

/** The theme of the caller's tenant, or of the sub-domain before the sign-in. */
export const tenantInit = defineRoute<ThemeData>()({
  name: 'tenantInit',
  label: 'Theme',
  method: 'GET',
  path: 'tenant/init',
  who: 'anyone',
  query: { subDomain: text('Sub-domain', { max: 253 }) },
  shape: {
    type: 'object',
    properties: {
      tenant: {
        type: ['object', 'null'],
        properties: { id: { type: 'string' }, code: { type: 'string' }, name: { type: 'string' } },
      },
      appName: { type: 'string' },
      logo: textOrNull,
      logoDark: textOrNull,
      favicon: textOrNull,
      loginImage: textOrNull,
      brandColor: textOrNull,
      brandColorDark: textOrNull,
      language: { type: 'string' },
      supportEmail: textOrNull,
      baseCurrency: textOrNull,
      expensesEnabled: flag,
      enableMaiDigitalSigning: flag,
      confirmationFieldsForBankDetailsSettings: { type: 'array', items: { type: 'string' } },
      demo: flag,
    },
  },
});

/** A picture of a tenant's published theme, by its code; for the sign-in page and for mails, so anyone may see it. */
export const tenantPicture = defineRoute()({
  name: 'tenantPicture',
  label: 'Picture of the theme',
  method: 'GET',
  path: 'tenant/picture/{code}',
  who: 'anyone',
  query: {
    of: choice('Which one', themePictures, { initial: 'logo' }),
    v: text('Version', { max: 36, help: 'Makes a new address of a new picture, so that browsers keep each.' }),
  },
  raw: true,
  refusals: ['tenancy.noLogo'],
});

/** What a device needs to install the assignee app of a tenant, by its code: name, colours, pictures of the theme. */
export const tenantManifest = defineRoute()({
  name: 'tenantManifest',
  label: 'Manifest',
  method: 'GET',
  path: 'tenant/manifest/{code}',
  who: 'anyone',
  raw: true,
  refusals: ['tenancy.noLogo'],
});

/** The icon of an installed app: the first letter of its name on the tenant's colour. */
export const tenantIcon = defineRoute()({
  name: 'tenantIcon',
  label: 'Icon',
  method: 'GET',
  path: 'tenant/icon/{code}',
  who: 'anyone',
  raw: true,
  refusals: ['tenancy.noLogo'],
});

/** The terms a user accepts, as the caller's tenant or the sub-domain's has worded them. */
export const readTerms = defineRoute<{ title: string; text: string }>()({
  name: 'readTerms',
  label: 'Terms',
  method: 'GET',
  path: 'document/terms',
  who: 'anyone',
  query: { subDomain: text('Sub-domain', { max: 253 }) },
  shape: {
    type: 'object',
    properties: { title: { type: 'string' }, text: { type: 'string' } },
    required: ['title', 'text'],
  },
});
