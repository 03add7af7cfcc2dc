// Written by `npm run derive`: the door of the domain, what others take of it.
export { type Bounds, benefitAmount, benefitByIndex, benefitShare, benefitYear, partOfPeriod } from './benefit-amount.rules.ts';
export { dayBefore } from './benefit-years.rules.ts';
export { type Drawable, type DrawnDown, type Taken, drawnDown, putToBenefits } from './draw-down.rules.ts';
export { type MyBenefit, myBenefits } from './my-benefits.routes.ts';
export { type ChangedTerm, type StandingTerm, type TermsChange, isFlexed, termsChanges } from './terms-changes.rules.ts';
export type { BenefitPeriod, BenefitTerms, BenefitUnit, CalculationTerms, ComponentTerms, Entitled, PayTerms, TermsSnapshot, VariationTerms } from './terms-snapshot.ts';
export { includeBenefit, recalculateBenefits } from './terms.actions.ts';
export { type CaseTermLine, type CaseTerms, type OfferedTerm, type TermsChangeLine, caseTerms } from './terms.routes.ts';
export { type GrantedTerm, keptTerm, termsOf } from './terms.rules.ts';
