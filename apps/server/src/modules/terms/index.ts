/** The door of the terms: what a policy grants, what is used of it, and how both are carried into an assignment. */
export { benefitsOfMine } from './case-terms.ts';
export { loadTerms } from './load-terms.ts';
export { mayDepart, reservedRoles } from './reserved.ts';
export { writeTerms } from './terms-deeds.ts';
export { benefitTerms, companyFormulas, componentTerms, payOf, policyTerms } from './terms-sql.ts';
