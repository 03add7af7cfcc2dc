/** What a policy usually grants, with the expense items that may be claimed under it; amounts in the base currency. */
export interface BenefitDefault {
  readonly code: string;
  readonly en: string;
  readonly es: string;
  readonly fr: string;
  readonly category: 'MOBILITY' | 'HOUSING' | 'EDUCATION' | 'TRAVEL';
  readonly amount: string;
  readonly period: 'ONCE' | 'MONTH' | 'YEAR' | 'ITEM';
  readonly upperLimit?: string;
  readonly tolerance?: string;
  readonly items: readonly string[];
}

export const benefitDefaults: readonly BenefitDefault[] = [
  {
    code: 'RELOCATION_ALLOWANCE',
    en: 'Relocation allowance',
    es: 'Ayuda de traslado',
    fr: 'Prime de mobilité',
    category: 'MOBILITY',
    amount: '5000',
    period: 'ONCE',
    items: ['CLEANING', 'DOCUMENTS'],
  },
  {
    code: 'TEMPORARY_HOUSING',
    en: 'Temporary housing',
    es: 'Alojamiento temporal',
    fr: 'Logement temporaire',
    category: 'HOUSING',
    amount: '4500',
    period: 'MONTH',
    upperLimit: '4500',
    tolerance: '10',
    items: ['TEMPORARY_HOUSING', 'HOTEL', 'UTILITIES'],
  },
  {
    code: 'HOUSING',
    en: 'Host housing',
    es: 'Vivienda en destino',
    fr: 'Logement d’accueil',
    category: 'HOUSING',
    amount: '3200',
    period: 'MONTH',
    upperLimit: '3200',
    tolerance: '5',
    items: ['AGENCY_FEE', 'UTILITIES'],
  },
  {
    code: 'FURNITURE',
    en: 'Furniture allowance',
    es: 'Ayuda para muebles',
    fr: 'Indemnité d’ameublement',
    category: 'HOUSING',
    amount: '2500',
    period: 'ONCE',
    upperLimit: '2500',
    tolerance: '10',
    items: ['FURNITURE'],
  },
  {
    code: 'SCHOOLING',
    en: 'School fees',
    es: 'Escolaridad',
    fr: 'Scolarité',
    category: 'EDUCATION',
    amount: '18000',
    period: 'YEAR',
    upperLimit: '18000',
    items: ['SCHOOL_FEES', 'SCHOOL_SUPPLIES'],
  },
  {
    code: 'LANGUAGE',
    en: 'Language lessons',
    es: 'Clases de idiomas',
    fr: 'Cours de langue',
    category: 'EDUCATION',
    amount: '1500',
    period: 'ONCE',
    upperLimit: '1500',
    items: ['LANGUAGE_COURSE'],
  },
  {
    code: 'HOME_LEAVE',
    en: 'Home leave',
    es: 'Viaje al país de origen',
    fr: 'Congé au pays d’origine',
    category: 'TRAVEL',
    amount: '1800',
    period: 'YEAR',
    upperLimit: '3600',
    tolerance: '10',
    items: ['AIRFARE', 'TRAIN', 'TAXI'],
  },
  {
    code: 'TRAVEL',
    en: 'Relocation travel',
    es: 'Viaje de traslado',
    fr: 'Voyage de mobilité',
    category: 'TRAVEL',
    amount: '2500',
    period: 'ONCE',
    upperLimit: '2500',
    items: ['AIRFARE', 'TAXI', 'EXCESS_BAGGAGE', 'MEAL'],
  },
];

/** Where costs are booked until the company brings its own list. */
export const costCenterDefaults: readonly {
  readonly code: string;
  readonly en: string;
  readonly es: string;
  readonly fr: string;
}[] = [
  { code: 'CC-1000', en: 'Global mobility', es: 'Movilidad global', fr: 'Mobilité internationale' },
  { code: 'CC-2000', en: 'Operations', es: 'Operaciones', fr: 'Opérations' },
  { code: 'CC-3000', en: 'Sales', es: 'Ventas', fr: 'Ventes' },
  {
    code: 'CC-4000',
    en: 'Research and development',
    es: 'Investigación y desarrollo',
    fr: 'Recherche et développement',
  },
  {
    code: 'CC-5000',
    en: 'Finance and administration',
    es: 'Finanzas y administración',
    fr: 'Finance et administration',
  },
];
