import { defineScreen } from '@homeport/grammar';

/** The builder's way to a list that hangs under another menu. */
export const builderExchangeRates = defineScreen({
  name: 'builderExchangeRates',
  on: 'exchangeRate',
  kind: 'list',
  label: 'Exchange rates',
  menu: 'admin',
  by: ['builder', 'administrator', 'master'],
  path: '/workspace/financial/exchange-rate',
});
