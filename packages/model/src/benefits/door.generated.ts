// Written by `npm run derive`: the door of the domain, what others take of it.
export { amountLeft, lumpSumLeft, lumpSumOver, lumpSumUsed, pointsPayout } from './amount-left.rules.ts';
export { benefitException } from './benefit-exception.entity.ts';
export { type PolicyBenefitDimension, benefitTermSections, benefitTerms, termsSeenOutside } from './benefit-terms.ts';
export { benefitToExpenseItem } from './benefit-to-expense-item.entity.ts';
export { type BenefitYear, type TermReason, type TermsWorking, yearsIn } from './benefit-year.ts';
export { benefit } from './benefit.entity.ts';
export { approveException, flexBenefit, undoException, undoFlex } from './benefits.actions.ts';
export { benefitRefusals } from './benefits.refusals.ts';
export { type CaseBenefitLine, caseBenefitsOf } from './benefits.routes.ts';
export { type CaseBenefit, caseBenefit } from './case-benefit.entity.ts';
export { type CaseBenefitFacts, caseBenefitRules } from './case-benefit.rules.ts';
export { type FlexOutcome, type FlexibleBenefit, type ReservedRoles, budgetEffect, flexTo, isReservedFor } from './flex.rules.ts';
export { type LumpSumOption, lumpSumOption } from './lump-sum-option.entity.ts';
export { lumpSumUse } from './lump-sum-use.entity.ts';
export { type EnteredUse, type LumpSumUseFacts, lumpSumUseRules, usedAmount, usedAmounts } from './lump-sum-use.rules.ts';
export { type LumpSum, lumpSum } from './lump-sum.entity.ts';
export { type MyLumpSum, chooseOptions, lumpSumPolicy, myLumpSum } from './lump-sum.routes.ts';
export { type PointsBudget, type PointsChoice, type PointsOption, type WhyNot, choiceFaults, pointsLeft, pointsUsed, whyNot } from './points.rules.ts';
