// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { conversion } from './convert.rules.ts';
import { exchangeRate } from './exchange-rate.entity.ts';
import { exchangeRateRules } from './exchange-rate.rules.ts';
import { rateRefusals } from './rates.refusals.ts';
import { builderExchangeRates } from './rates.screens.ts';

export const domain: Domain = {
  name: 'rates',
  entities: [exchangeRate],
  actions: [],
  routes: [],
  events: [],
  refusals: [rateRefusals],
  rules: [exchangeRateRules],
  screens: [builderExchangeRates],
  calculations: [conversion],
};
