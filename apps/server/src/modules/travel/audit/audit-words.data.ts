/** The texts of an audit pack, by language. */
export interface AuditWords {
  readonly title: string;
  readonly person: string;
  readonly country: string;
  readonly year: string;
  readonly made: string;
  readonly page: (page: number, pages: number) => string;
  readonly rules: string;
  readonly rule: string;
  readonly window: string;
  readonly used: string;
  readonly allowed: string;
  readonly result: string;
  readonly within: string;
  readonly over: string;
  readonly days: string;
  readonly nights: string;
  readonly entries: string;
  readonly from: string;
  readonly to: string;
  readonly part: string;
  readonly parts: Readonly<Record<string, string>>;
  readonly location: string;
  readonly purpose: string;
  readonly locked: string;
  readonly yes: string;
  readonly history: string;
  readonly at: string;
  readonly by: string;
  readonly deed: string;
  readonly deeds: Readonly<Record<string, string>>;
  readonly changes: string;
  readonly names: Readonly<Record<string, string>>;
  readonly note: string;
}

const en: AuditWords = {
  title: 'Day count audit pack',
  person: 'Person',
  country: 'Country',
  year: 'Year',
  made: 'Made',
  page: (page, pages) => `Page ${page} of ${pages}`,
  rules: 'Rules and counted days',
  rule: 'Rule',
  window: 'Window',
  used: 'Counted',
  allowed: 'Limit',
  result: 'Result',
  within: 'Within the limit',
  over: 'Over the limit',
  days: 'Days present in the year',
  nights: 'Midnights in the year',
  entries: 'Entries',
  from: 'From',
  to: 'To',
  part: 'Part',
  parts: { DAY: 'All day', MORNING: 'Morning', AFTERNOON: 'Afternoon' },
  location: 'Location',
  purpose: 'Purpose',
  locked: 'Locked',
  yes: 'Yes',
  history: 'History of the entries',
  at: 'When (UTC)',
  by: 'Who',
  deed: 'What',
  deeds: { create: 'Added', update: 'Changed', delete: 'Removed', lock: 'Locked', unlock: 'Unlocked' },
  changes: 'Changes',
  names: {
    OECD_YEAR: 'Treaty 183 days in the tax year (OECD Article 15(2))',
    OECD_12_MONTHS: 'Treaty 183 days in any twelve months (OECD Article 15(2))',
    US_PRESENCE: 'Substantial presence (IRC section 7701(b))',
    UK_SRT: 'Statutory residence, midnights (Finance Act 2013)',
    SCHENGEN: 'Schengen 90 days in any 180 (Regulation 2016/399)',
  },
  note: 'Any part of a day counts as a day, except for the United Kingdom, where midnights count. For any twelve months and any 180 days the fullest window ending in the year is shown. The statutory residence test is shown for an arriver without ties.',
};
const es: AuditWords = {
  title: 'Expediente de cómputo de días',
  person: 'Persona',
  country: 'País',
  year: 'Año',
  made: 'Elaborado',
  page: (page, pages) => `Página ${page} de ${pages}`,
  rules: 'Reglas y días computados',
  rule: 'Regla',
  window: 'Período',
  used: 'Computados',
  allowed: 'Límite',
  result: 'Resultado',
  within: 'Dentro del límite',
  over: 'Por encima del límite',
  days: 'Días de presencia en el año',
  nights: 'Medianoches en el año',
  entries: 'Entradas',
  from: 'Desde',
  to: 'Hasta',
  part: 'Parte',
  parts: { DAY: 'Todo el día', MORNING: 'Mañana', AFTERNOON: 'Tarde' },
  location: 'Lugar',
  purpose: 'Motivo',
  locked: 'Bloqueada',
  yes: 'Sí',
  history: 'Historial de las entradas',
  at: 'Cuándo (UTC)',
  by: 'Quién',
  deed: 'Qué',
  deeds: { create: 'Añadida', update: 'Cambiada', delete: 'Eliminada', lock: 'Bloqueada', unlock: 'Desbloqueada' },
  changes: 'Cambios',
  names: {
    OECD_YEAR: 'Convenio, 183 días en el año fiscal (artículo 15(2) OCDE)',
    OECD_12_MONTHS: 'Convenio, 183 días en doce meses cualesquiera (artículo 15(2) OCDE)',
    US_PRESENCE: 'Presencia sustancial (IRC, sección 7701(b))',
    UK_SRT: 'Residencia legal, medianoches (Finance Act 2013)',
    SCHENGEN: 'Schengen, 90 días en 180 (Reglamento 2016/399)',
  },
  note: 'Cualquier parte de un día cuenta como un día, salvo en el Reino Unido, donde cuentan las medianoches. Para doce meses y 180 días cualesquiera se muestra el período más lleno que termina en el año. La residencia legal se muestra para quien llega sin vínculos.',
};
const fr: AuditWords = {
  title: 'Dossier de décompte des jours',
  person: 'Personne',
  country: 'Pays',
  year: 'Année',
  made: 'Établi le',
  page: (page, pages) => `Page ${page} sur ${pages}`,
  rules: 'Règles et jours décomptés',
  rule: 'Règle',
  window: 'Période',
  used: 'Décomptés',
  allowed: 'Limite',
  result: 'Résultat',
  within: 'Dans la limite',
  over: 'Au-delà de la limite',
  days: 'Jours de présence dans l’année',
  nights: 'Minuits dans l’année',
  entries: 'Entrées',
  from: 'Du',
  to: 'Au',
  part: 'Partie',
  parts: { DAY: 'Journée entière', MORNING: 'Matin', AFTERNOON: 'Après-midi' },
  location: 'Lieu',
  purpose: 'Motif',
  locked: 'Verrouillée',
  yes: 'Oui',
  history: 'Historique des entrées',
  at: 'Quand (UTC)',
  by: 'Qui',
  deed: 'Quoi',
  deeds: { create: 'Ajoutée', update: 'Modifiée', delete: 'Supprimée', lock: 'Verrouillée', unlock: 'Déverrouillée' },
  changes: 'Modifications',
  names: {
    OECD_YEAR: 'Convention, 183 jours dans l’année fiscale (article 15(2) OCDE)',
    OECD_12_MONTHS: 'Convention, 183 jours sur douze mois (article 15(2) OCDE)',
    US_PRESENCE: 'Présence substantielle (IRC, section 7701(b))',
    UK_SRT: 'Résidence légale, minuits (Finance Act 2013)',
    SCHENGEN: 'Schengen, 90 jours sur 180 (règlement 2016/399)',
  },
  note: 'Toute partie d’un jour compte pour un jour, sauf au Royaume-Uni où les minuits comptent. Pour douze mois et 180 jours, la période la plus remplie qui se termine dans l’année est indiquée. La résidence légale est indiquée pour un arrivant sans attaches.',
};
export const auditWords: Readonly<Record<'en' | 'es' | 'fr', AuditWords>> = { en, es, fr };
