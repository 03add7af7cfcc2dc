import { defineAction, longText, money, yesNo } from '@homeport/grammar';
import { benefitException } from './benefit-exception.entity.ts';
import { caseBenefit } from './case-benefit.entity.ts';

const team = ['caseManager', 'hr', 'administrator', 'master'] as const;
const granted = { field: 'status', op: 'eq', value: 'INCLUDED' } as const;

/**
 * Another amount for each period, within the limits of the policy. Above them and their tolerance it becomes an exception, once whoever asks
 * has confirmed that it shall.
 */
export const flexBenefit = defineAction({
  name: 'flex',
  on: caseBenefit,
  label: 'Flex',
  by: team,
  offered: { all: [granted, { field: 'flexOption', op: 'eq', value: true }] },
  input: {
    amount: money('Amount', { required: true, min: 0 }),
    reason: longText('Reason', { required: true, max: 1000 }),
    asException: yesNo('Ask for an exception where it is over the limit', { initial: false }),
  },
  refusals: [
    'benefits.notFlexible',
    'benefits.underLimit',
    'benefits.overLimit',
    'benefits.noExceptions',
    'benefits.exceptionOpen',
    'benefits.reserved',
  ],
});

/** The benefit goes back to what its terms came to. */
export const undoFlex = defineAction({
  name: 'undoFlex',
  on: caseBenefit,
  label: 'Undo flex',
  by: team,
  offered: { all: [granted, { field: 'termsAmount', op: 'notNull' }] },
  input: {},
  refusals: ['benefits.notFlexed', 'benefits.reserved'],
});

/** The benefit gets the amount that was asked for. */
export const approveException = defineAction({
  name: 'approve',
  on: benefitException,
  label: 'Approve',
  transition: 'status.approve',
  input: {},
  refusals: ['benefits.exceptionFailed'],
});

/** An approved exception is taken back: the benefit has the amount from before. */
export const undoException = defineAction({
  name: 'undo',
  on: benefitException,
  label: 'Undo',
  transition: 'status.undo',
  input: { reason: longText('Reason', { required: true, max: 1000 }) },
  refusals: ['benefits.exceptionFailed'],
});
