import { defineRules, makerOf } from '@homeport/grammar';
import { benefitException } from './benefit-exception.entity.ts';
import { benefitRefusals as no } from './benefits.refusals.ts';

/** Whoever asks for an exception does not decide on it. */
export const benefitExceptionRules = defineRules(benefitException, {
  guards: {
    isNotOwn: (record, { me }) => (makerOf(record) === me.user ? no.ownException() : undefined),
  },
});
