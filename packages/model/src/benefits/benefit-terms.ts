import { choice, currency, longText, money, option, percentage, ref, refs, whole, yesNo } from '@homeport/grammar';

const share = (year: number) => percentage(`Year ${year}`, { min: 0, max: 100, rare: true });

/** By what an amount may vary. */
export const dimensions = {
  GRADE: 'Grade',
  FAMILY_SIZE: 'Family size',
  HOST_COUNTRY: 'Host country',
  DISTANCE: 'Distance',
} as const;
export type PolicyBenefitDimension = keyof typeof dimensions;

/** What a benefit says of itself, and a policy of the benefit: amount, flex, draw-down, payment and who may change what. */
export const benefitTerms = {
  category: option('Category', 'BENEFIT_CATEGORY'),
  calculation: ref('Calculation', 'calculation'),
  allowance: ref('Allowance', 'expenseAllowance'),
  amount: money('Amount', { min: 0 }),
  currency: currency('Currency'),
  unitType: choice('Unit type', {
    PIECE: 'Piece',
    DAY: 'Day',
    NIGHT: 'Night',
    TRIP: 'Trip',
    PERSON: 'Person',
    KM: 'Kilometre',
  }),
  numberOfUnits: whole('Number of units', { min: 0, max: 100_000 }),
  period: choice(
    'Period',
    { ONCE: 'Once', MONTH: 'Per month', YEAR: 'Per year', ITEM: 'Per item' },
    { initial: 'ONCE' },
  ),
  percentage: percentage('Percentage', { min: 0, max: 1000 }),
  coveredYears: whole('Covered years', { min: 0, max: 10 }),
  year1: share(1),
  year2: share(2),
  year3: share(3),
  year4: share(4),
  year5: share(5),
  year6: share(6),
  year7: share(7),
  year8: share(8),
  year9: share(9),
  year10: share(10),
  dataVariation: choice('Varies by', dimensions),
  flexOption: yesNo('Flexible', { initial: false }),
  lowerLimit: money('Lower limit', { min: 0 }),
  upperLimit: money('Upper limit', { min: 0 }),
  tolerance: percentage('Tolerance', {
    min: 0,
    max: 100,
    help: 'Over the upper limit up to this share is automatic; beyond it an exception is needed.',
  }),
  taxCode: ref('Tax code', 'taxCode'),
  isTaxable: yesNo('Taxable', { help: 'It counts as income of whoever is granted it.' }),
  isGrossedUp: yesNo('Tax paid by the company', { help: 'By the gross-up of the policy.' }),
  paymentMethod: option('Payment method', 'EXPENSE_PAYMENT_METHOD'),
  manualApproval: yesNo('Manual approval', { initial: false }),
  include: yesNo('Included', { initial: true }),
  lockInclude: yesNo('Inclusion is locked', { initial: false }),
  exception: yesNo('Exceptions are allowed', { initial: true }),
  employeeCanPost: yesNo('Employee can post', { initial: true }),
  letterText: longText('Text in letters', { max: 4000 }),
  letterSequence: whole('Place in letters', { min: 1, max: 999 }),
  changeAmountRoles: refs('Roles that change the amount', 'role'),
  flexRoles: refs('Roles that use the flex', 'role'),
  exceptionRoles: refs('Roles that make exceptions', 'role'),
  editRoles: refs('Roles that edit', 'role'),
} as const;

const drawDown = [
  'percentage',
  'coveredYears',
  'year1',
  'year2',
  'year3',
  'year4',
  'year5',
  'year6',
  'year7',
  'year8',
  'year9',
  'year10',
];

/** What whoever answers for a policy, or asks for a move under it, sees of the terms: what is granted, not who may depart from it. */
export const termsSeenOutside = [
  'calculation',
  'allowance',
  'amount',
  'currency',
  'unitType',
  'numberOfUnits',
  'period',
  ...drawDown,
  'flexOption',
  'lowerLimit',
  'upperLimit',
  'paymentMethod',
  'include',
  'employeeCanPost',
];

export const benefitTermSections = [
  {
    label: 'Amount',
    fields: ['calculation', 'allowance', 'amount', 'currency', 'unitType', 'numberOfUnits', 'period'],
  },
  { label: 'Flex', fields: ['dataVariation', 'flexOption', 'lowerLimit', 'upperLimit', 'tolerance', 'exception'] },
  {
    label: 'Draw-down',
    fields: drawDown,
  },
  {
    label: 'Payment',
    fields: [
      'taxCode',
      'isTaxable',
      'isGrossedUp',
      'paymentMethod',
      'manualApproval',
      'include',
      'lockInclude',
      'employeeCanPost',
    ],
  },
  { label: 'Letters', fields: ['letterText', 'letterSequence'] },
  { label: 'Who may', fields: ['changeAmountRoles', 'flexRoles', 'exceptionRoles', 'editRoles'] },
] as const;
