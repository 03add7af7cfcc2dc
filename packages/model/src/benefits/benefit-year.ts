import type { Trace } from '@homeport/grammar';
import type { PolicyBenefitDimension } from './benefit-terms.ts';

/** One year of the assignment: its days (yyyy-MM-dd), the share that is covered in percent, and what that comes to in the benefit's currency. */
export interface BenefitYear {
  readonly year: number;
  readonly from: string;
  readonly to: string;
  readonly share: string;
  readonly amount: string;
}
/** Why a granted benefit amounts to what it does, or lasts as long as it does. */
export type TermReason =
  /** The amount for this grade, family size, country or distance. */
  | { readonly because: 'VARIES'; readonly by: PolicyBenefitDimension; readonly value: string }
  | { readonly because: 'CALCULATED'; readonly name: string }
  /** Its calculation begins with something that is not there yet; until then the plain amount holds. */
  | { readonly because: 'WAITS'; readonly name: string }
  | { readonly because: 'PER_MEMBER'; readonly count: number }
  | { readonly because: 'COVERED'; readonly years: number };

/** How the amount of a benefit was worked out, and whether from somebody's pay: then whoever reads the one knows the other. */
export interface TermsWorking {
  readonly trace: Trace;
  readonly isFromPay: boolean;
}

/** The years of a granted benefit as they are kept; none where it has none. */
export const yearsIn = ({ years }: { readonly years: readonly BenefitYear[] | null }): readonly BenefitYear[] =>
  Array.isArray(years) ? years : [];
