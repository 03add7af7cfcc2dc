/** The colour of a company that has not chosen one. */
export const houseColor = '#0B6B7D';

/** How numbers of a new company are written. */
export const numberDefaults = [
  { kind: 'CASE', prefix: 'A', digits: 6, withYear: false },
  { kind: 'CASE_FILE', prefix: 'RF', digits: 6, withYear: false },
  { kind: 'INITIATION', prefix: 'IN', digits: 4, withYear: false },
  { kind: 'EXPENSE_REPORT', prefix: 'ER', digits: 6, withYear: false },
  { kind: 'PAYMENT', prefix: 'P', digits: 6, withYear: true },
  { kind: 'INVOICE', prefix: 'INV', digits: 5, withYear: true },
  { kind: 'CREDIT_NOTE', prefix: 'CN', digits: 5, withYear: true },
  { kind: 'SHIPMENT', prefix: 'S', digits: 6, withYear: false },
  { kind: 'TICKET', prefix: 'T', digits: 6, withYear: false },
] as const;

type Words = readonly [subject: string, body: string];
interface NotificationDefault {
  readonly code: string;
  readonly name: Readonly<Record<'en' | 'es' | 'fr', string>>;
  readonly about: string;
  readonly happening: 'CREATED' | 'STATUS';
  /** Role codes. */
  readonly roles: readonly string[];
  readonly toAssignee: boolean;
  readonly words: Readonly<Record<'en' | 'es' | 'fr', Words>>;
}

/** Examples that a new company finds switched off: the platform tells of most of it by itself. */
export const notificationDefaults: readonly NotificationDefault[] = [
  {
    code: 'ASSIGNMENT_MADE',
    name: { en: 'A new assignment', es: 'Una nueva asignación', fr: 'Une nouvelle affectation' },
    about: 'caseDetail',
    happening: 'CREATED',
    roles: ['CASE_MANAGER', 'HR'],
    toAssignee: false,
    words: {
      en: [
        'New assignment {reference}',
        'The assignment {reference} has been created. Please look at its first steps.',
      ],
      es: ['Nueva asignación {reference}', 'Se ha creado la asignación {reference}. Revise sus primeros pasos.'],
      fr: [
        'Nouvelle affectation {reference}',
        'L’affectation {reference} a été créée. Veuillez regarder ses premières étapes.',
      ],
    },
  },
  {
    code: 'SERVICE_STATUS',
    name: { en: 'A service moves on', es: 'Un servicio avanza', fr: 'Un service avance' },
    about: 'caseService',
    happening: 'STATUS',
    roles: ['CASE_MANAGER'],
    toAssignee: true,
    words: {
      en: ['{name}: {status}', 'Your service {name} is now: {status}.'],
      es: ['{name}: {status}', 'Su servicio {name} está ahora: {status}.'],
      fr: ['{name} : {status}', 'Votre service {name} est maintenant : {status}.'],
    },
  },
  {
    code: 'EXPENSE_REPORT_STATUS',
    name: { en: 'An expense report moves on', es: 'Un informe de gastos avanza', fr: 'Une note de frais avance' },
    about: 'caseExpenseBatch',
    happening: 'STATUS',
    roles: ['FINANCE'],
    toAssignee: true,
    words: {
      en: ['Expense report {batchReference}: {status}', 'Your expense report {batchReference} is now: {status}.'],
      es: [
        'Informe de gastos {batchReference}: {status}',
        'Su informe de gastos {batchReference} está ahora: {status}.',
      ],
      fr: [
        'Note de frais {batchReference} : {status}',
        'Votre note de frais {batchReference} est maintenant : {status}.',
      ],
    },
  },
];
