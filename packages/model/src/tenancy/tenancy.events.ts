import { defineEvent, text } from '@homeport/grammar';

/** Never mailed: its notice is the wording of the terms where a tenant has none of its own. */
export const termsShown = defineEvent({
  name: 'tenancy.termsShown',
  on: 'tenant',
  label: 'Terms of use',
  payload: { tenant: text('Tenant') },
  notices: [
    {
      to: 'tenant',
      channels: [],
      title: 'Terms of use',
      body: 'You use this service on behalf of {tenant} to manage a relocation.\nKeep your password to yourself; what is done with your user counts as done by you.\nEnter true data and your own documents only. Your data is used to organise and pay for your relocation, kept as long as the law and your company require, and you can ask to see it at any time.\nWhat you see here about other people and about your company is confidential.',
    },
  ],
});
