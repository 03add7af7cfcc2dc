// Written by `npm run derive` from the declarations of all domains.
import type { Calculation } from '@homeport/grammar';
import { lumpSumLeft as benefits_lumpSumLeft } from '../benefits/amount-left.rules.ts';
import { lumpSumOver as benefits_lumpSumOver } from '../benefits/amount-left.rules.ts';
import { lumpSumUsed as benefits_lumpSumUsed } from '../benefits/amount-left.rules.ts';
import { pointsPayout as benefits_pointsPayout } from '../benefits/amount-left.rules.ts';
import { balanceNet as cases_balanceNet } from '../cases/balance-sheet.rules.ts';
import { balanceReserve as cases_balanceReserve } from '../cases/balance-sheet.rules.ts';
import { costOfLivingAllowance as cases_costOfLivingAllowance } from '../cases/balance-sheet.rules.ts';
import { combinedMarginalRate as expenses_combinedMarginalRate } from '../expenses/gross-up.rules.ts';
import { grossOfNet as expenses_grossOfNet } from '../expenses/gross-up.rules.ts';
import { taxOnTop as expenses_taxOnTop } from '../expenses/gross-up.rules.ts';
import { limitCeiling as expenses_limitCeiling } from '../expenses/policy-limit.rules.ts';
import { reportTotal as expenses_reportTotal } from '../expenses/totals.rules.ts';
import { paymentTotal as payments_paymentTotal } from '../payments/payment-total.rules.ts';
import { netPay as payroll_netPay } from '../payroll/pay.rules.ts';
import { conversion as rates_conversion } from '../rates/convert.rules.ts';
import { benefitAmount as terms_benefitAmount } from '../terms/benefit-amount.rules.ts';
import { benefitByIndex as terms_benefitByIndex } from '../terms/benefit-amount.rules.ts';
import { benefitShare as terms_benefitShare } from '../terms/benefit-amount.rules.ts';
import { benefitYear as terms_benefitYear } from '../terms/benefit-amount.rules.ts';
import { partOfPeriod as terms_partOfPeriod } from '../terms/benefit-amount.rules.ts';

export const calculations: readonly Calculation[] = [benefits_lumpSumLeft, benefits_lumpSumOver, benefits_lumpSumUsed, benefits_pointsPayout, cases_balanceNet, cases_balanceReserve, cases_costOfLivingAllowance, expenses_combinedMarginalRate, expenses_grossOfNet, expenses_taxOnTop, expenses_limitCeiling, expenses_reportTotal, payments_paymentTotal, payroll_netPay, rates_conversion, terms_benefitAmount, terms_benefitByIndex, terms_benefitShare, terms_benefitYear, terms_partOfPeriod];
