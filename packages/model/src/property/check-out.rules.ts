import { currencyDecimals, defineRules, type Refusal } from '@homeport/grammar';
import { round } from '../money/door.generated.ts';
import { type CheckOut, checkOut } from './check-out.entity.ts';
import { type DepositRecovery, depositOutcome } from './deposit.rules.ts';
import { propertyRefusals as no } from './property.refusals.ts';

const outcomeOf = ({ deposit, recoveredAmount, isClaimOpen, recoveryCost }: CheckOut) =>
  depositOutcome({ deposit, recovered: recoveredAmount, isClaimOpen: isClaimOpen === true, recoveryCost });

/** The state wanted is the one that the amounts say. */
const says =
  (wanted: DepositRecovery) =>
  (out: CheckOut): Refusal | undefined => {
    const { state } = outcomeOf(out);
    return state === wanted ? undefined : no.depositDiffers();
  };

export const checkOutRules = defineRules(checkOut, {
  derive: (out) => ({ lossAmount: round(outcomeOf(out).loss, currencyDecimals(out.currency)) }),
  guards: {
    isPartiallyRecovered: says('PARTIALLY_RECOVERED'),
    isFullyRecovered: says('FULLY_RECOVERED'),
    isPartiallyRecoveredWithLoss: says('PARTIALLY_RECOVERED_WITH_LOSS'),
    isRecoveredWithLoss: says('RECOVERED_WITH_LOSS'),
    isLoss: says('LOSS'),
  },
});
