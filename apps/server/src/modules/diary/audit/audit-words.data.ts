import type { Circumstance } from '@homeport/model/diary';

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
  readonly planned: string;
  readonly plannedOver: string;
  readonly plannedDays: string;
  readonly circumstance: string;
  readonly circumstances: Readonly<Record<Circumstance, string>>;
  readonly ukLinks: string;
  readonly ukSaid: (wasResident: boolean, ties: number) => string;
  readonly ukUnsaid: string;
  readonly permit: string;
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
  planned: 'Planned',
  plannedOver: 'Over with what is planned',
  plannedDays: 'Days planned in the year',
  circumstance: 'Kind of stay',
  circumstances: {
    NONE: '',
    TRANSIT: 'In transit',
    ILLNESS: 'Too ill to leave',
    EXCEPTIONAL: 'Exceptional circumstances',
  },
  ukLinks: 'Links to the United Kingdom',
  ukSaid: (wasResident, ties) =>
    `${wasResident ? 'resident in one of the last three tax years' : 'not resident in the last three tax years'}, number of ties: ${ties}`,
  ukUnsaid: 'nothing stored; shown for an arriver without ties',
  permit: 'Permit or long-stay visa',
  note: 'Any part of a day counts as a day, except for the United Kingdom, where midnights count. Treaties and the United States leave out days in transit and days on which illness prevented leaving; the United Kingdom leaves out midnights in transit and at most 60 in exceptional circumstances. Each tax year that touches the year is shown whole. For any twelve months the fullest period that begins or ends in the tax year is shown, for any 180 days the fullest one that ends in the year; stays under a permit or long-stay visa of the same state are not counted there. Counted is what lies until the day the pack was made, planned what lies after it.',
};
const es: AuditWords = {
  title: 'Dosier de cómputo de días',
  person: 'Persona',
  country: 'País',
  year: 'Año',
  made: 'Elaborado',
  page: (page, pages) => `Página ${page} de ${pages}`,
  rules: 'Reglas y días computados',
  rule: 'Regla',
  window: 'Periodo',
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
    UK_SRT: 'Prueba legal de residencia, medianoches (Finance Act 2013)',
    SCHENGEN: 'Schengen, 90 días en 180 (Reglamento 2016/399)',
  },
  planned: 'Previstos',
  plannedOver: 'Por encima con lo previsto',
  plannedDays: 'Días previstos en el año',
  circumstance: 'Clase de estancia',
  circumstances: {
    NONE: '',
    TRANSIT: 'En tránsito',
    ILLNESS: 'Enfermedad que impide salir',
    EXCEPTIONAL: 'Circunstancias excepcionales',
  },
  ukLinks: 'Vínculos con el Reino Unido',
  ukSaid: (wasResident, ties) =>
    `${wasResident ? 'residente en uno de los tres últimos años fiscales' : 'no residente en los tres últimos años fiscales'}, número de vínculos: ${ties}`,
  ukUnsaid: 'nada registrado; se muestra para quien llega sin vínculos',
  permit: 'Permiso o visado de larga duración',
  note: 'Cualquier parte de un día cuenta como un día, salvo en el Reino Unido, donde cuentan las medianoches. Los convenios y los Estados Unidos no cuentan los días en tránsito ni aquellos en que una enfermedad impidió salir; el Reino Unido no cuenta las medianoches en tránsito ni, hasta un máximo de 60, las de circunstancias excepcionales. Cada año fiscal que coincide en parte con el año se muestra entero. Para doce meses cualesquiera se muestra el periodo más lleno que empieza o termina en el año fiscal; para 180 días, el más lleno que termina en el año; las estancias con un permiso o visado de larga duración del mismo Estado no cuentan en él. Computado es lo que llega hasta el día de elaboración; previsto, lo posterior.',
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
    UK_SRT: 'Test légal de résidence, minuits (Finance Act 2013)',
    SCHENGEN: 'Schengen, 90 jours sur 180 (règlement 2016/399)',
  },
  planned: 'Prévus',
  plannedOver: 'Au-delà avec ce qui est prévu',
  plannedDays: 'Jours prévus dans l’année',
  circumstance: 'Nature du séjour',
  circumstances: {
    NONE: '',
    TRANSIT: 'En transit',
    ILLNESS: 'Maladie empêchant de partir',
    EXCEPTIONAL: 'Circonstances exceptionnelles',
  },
  ukLinks: 'Liens avec le Royaume-Uni',
  ukSaid: (wasResident, ties) =>
    `${wasResident ? 'résident lors d’une des trois dernières années fiscales' : 'non-résident lors des trois dernières années fiscales'}, nombre d’attaches : ${ties}`,
  ukUnsaid: 'rien d’enregistré ; indiqué pour un arrivant sans attaches',
  permit: 'Titre de séjour ou visa de long séjour',
  note: 'Toute partie d’un jour compte pour un jour, sauf au Royaume-Uni où les minuits comptent. Les conventions et les États-Unis ne comptent ni les jours de transit ni ceux où une maladie a empêché de partir ; le Royaume-Uni ne compte ni les minuits de transit ni, dans la limite de 60, ceux passés dans des circonstances exceptionnelles. Chaque année fiscale qui recoupe l’année est indiquée en entier. Pour douze mois, la période la plus remplie qui commence ou se termine dans l’année fiscale est indiquée ; pour 180 jours, la plus remplie qui se termine dans l’année ; les séjours sous un titre de séjour ou un visa de long séjour du même État n’y comptent pas. Sont décomptés les jours jusqu’à l’établissement du dossier, prévus ceux qui suivent.',
};
export const auditWords: Readonly<Record<'en' | 'es' | 'fr', AuditWords>> = { en, es, fr };
