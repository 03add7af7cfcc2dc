/** What can change while an assignment runs. */
export const changeKinds = {
  DATES: 'Dates',
  EXTENSION: 'Longer',
  SHORTENING: 'Early end',
  RETURN: 'Return',
  HOST_CHANGE: 'Another host place',
  FAMILY: 'Family',
  PAY: 'Pay',
  POLICY: 'Policy',
  GRADE: 'Grade',
  SCENARIO: 'A scenario',
  OTHER: 'Something else',
} as const;
export type ChangeKind = keyof typeof changeKinds;

/** Whether a value is a kind of change. */
export const isKind = (value: unknown): value is ChangeKind => typeof value === 'string' && value in changeKinds;

/** What assignees ask for themselves. */
export const askedByAssignee = [
  'DATES',
  'EXTENSION',
  'SHORTENING',
  'FAMILY',
  'HOST_CHANGE',
] as const satisfies readonly ChangeKind[];

/** Which kinds say something in a field. What a kind cannot do is not asked for. */
const said = {
  newStartDate: ['DATES'],
  newEndDate: ['DATES', 'EXTENSION', 'SHORTENING', 'RETURN'],
  newHostLocation: ['HOST_CHANGE'],
  joining: ['FAMILY', 'SCENARIO'],
  leaving: ['FAMILY', 'SCENARIO'],
  newFamilySize: ['FAMILY', 'SCENARIO'],
  newPolicy: ['POLICY'],
  newGrade: ['GRADE'],
  newSalary: ['PAY'],
  newSalaryCurrency: ['PAY'],
  scenario: ['SCENARIO'],
  planStart: ['SCENARIO'],
  planEnd: ['SCENARIO'],
  planHome: ['SCENARIO'],
  planHost: ['SCENARIO'],
  planPolicy: ['SCENARIO'],
  planPackage: ['SCENARIO'],
  overlaps: ['DATES', 'EXTENSION', 'SHORTENING', 'RETURN', 'SCENARIO'],
} as const satisfies Readonly<Record<string, readonly ChangeKind[]>>;
export type SaidByChange = keyof typeof said;

/** Whether a kind of change says anything in a field. */
export function says(kind: ChangeKind, field: SaidByChange): boolean {
  const kinds: readonly ChangeKind[] = said[field];
  return kinds.includes(kind);
}

/** The kinds that a field is there for, or what was before any of several, as its declaration says it. */
export const onlyOf = (...fields: readonly SaidByChange[]) => ({
  only: { field: 'kind', among: [...new Set(fields.flatMap((field): readonly ChangeKind[] => said[field]))] },
});

/** What stands before beside what shall be, in the order of the page. */
export const beforeAndAfter = [
  ['startBefore', 'newStartDate'],
  ['endBefore', 'newEndDate'],
  ['hostBefore', 'newHostLocation'],
  ['familySizeBefore', 'newFamilySize'],
  ['policyBefore', 'newPolicy'],
  ['gradeBefore', 'newGrade'],
  ['salaryBefore', 'newSalary'],
  ['startBefore', 'planStart'],
  ['endBefore', 'planEnd'],
  ['homeBefore', 'planHome'],
  ['hostBefore', 'planHost'],
  ['policyBefore', 'planPolicy'],
  ['packageBefore', 'planPackage'],
] as const;
