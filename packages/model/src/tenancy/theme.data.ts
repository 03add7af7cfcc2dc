import type { ThemeData } from './tenancy.routes.ts';

/** The look without a company. */
export const plainTheme: ThemeData = {
  tenant: null,
  appName: 'Homeport',
  logo: null,
  logoDark: null,
  favicon: null,
  loginImage: null,
  brandColor: null,
  brandColorDark: null,
  language: '',
  supportEmail: null,
  baseCurrency: null,
  expensesEnabled: true,
  enableMaiDigitalSigning: false,
  confirmationFieldsForBankDetailsSettings: [],
  demo: false,
};
