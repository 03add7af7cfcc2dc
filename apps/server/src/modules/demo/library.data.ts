import { usualBenefitsIn } from './usual-benefits.ts';

/** A section of the demo's library with its names in the three languages. */
export interface DemoSection {
  readonly code: string;
  readonly en: string;
  readonly es: string;
  readonly fr: string;
}
const section = (code: string, en: string, es: string, fr: string): DemoSection => ({ code, en, es, fr });

export const demoSections: readonly DemoSection[] = [
  section('ASSIGNEES_SECTION', 'Your assignment', 'Su asignación', 'Votre affectation'),
  section('BEFORE_YOU_GO', 'Before you go', 'Antes de salir', 'Avant le départ'),
  section('IMMIGRATION', 'Visas and permits', 'Visados y permisos', 'Visas et permis'),
  section('HOME_AND_MOVE', 'Home and move', 'Vivienda y mudanza', 'Logement et déménagement'),
  section('FAMILY', 'Family and school', 'Familia y escuela', 'Famille et école'),
  section('PAY_AND_TAX', 'Pay and tax', 'Nómina e impuestos', 'Paie et fiscalité'),
  section('COUNTRY_GUIDES', 'Country guides', 'Guías de países', 'Guides pays'),
];

/** An audience of the demo by its key. */
export const demoAudiences = {
  assignees: {
    kind: 'GLOBAL',
    value: null,
    role: 'ASSIGNEE',
    en: 'All assignees',
    es: 'Todas las personas asignadas',
    fr: 'Toutes les personnes en mobilité',
  },
  hr: { kind: 'GLOBAL', value: null, role: 'HR', en: 'HR', es: 'RR. HH.', fr: 'RH' },
  asia: {
    kind: 'REGION',
    value: 'Asia',
    role: null,
    en: 'Moves from or to Asia',
    es: 'Traslados desde o hacia Asia',
    fr: 'Mobilités depuis ou vers l’Asie',
  },
  singapore: { kind: 'COUNTRY', value: 'SG', role: null, en: 'Singapore', es: 'Singapur', fr: 'Singapour' },
  mexico: { kind: 'COUNTRY', value: 'MX', role: null, en: 'Mexico', es: 'México', fr: 'Mexique' },
  kingdom: { kind: 'COUNTRY', value: 'GB', role: null, en: 'United Kingdom', es: 'Reino Unido', fr: 'Royaume-Uni' },
} as const;
export type DemoAudience = keyof typeof demoAudiences;

/** A document of the demo's library: section, language, type, title, audience of its own, paragraphs. */
export interface DemoDocument {
  readonly section: string;
  readonly language: 'en' | 'es' | 'fr';
  readonly type: 'POLICY' | 'GUIDE' | 'LETTER' | 'OTHER';
  readonly title: string;
  readonly audience: DemoAudience | null;
  readonly text: readonly string[];
}
const doc = (
  section: string,
  language: DemoDocument['language'],
  type: DemoDocument['type'],
  title: string,
  audience: DemoAudience | null,
  ...text: readonly string[]
): DemoDocument => ({ section, language, type, title, audience, text });

export const demoLibrary: readonly DemoDocument[] = [
  doc(
    'ASSIGNEES_SECTION',
    'en',
    'POLICY',
    'International mobility policy',
    null,
    'This policy says what the company pays for, what it advances and what stays with you. Your letter of assignment goes before it where the two differ.',
    `Part of every assignment: ${usualBenefitsIn('en')}. Anything else, such as school fees, is granted where it is needed; your benefits say what you have and up to which amount. Exceptions are agreed in writing before money is spent.`,
  ),
  doc(
    'ASSIGNEES_SECTION',
    'fr',
    'POLICY',
    'Politique de mobilité internationale',
    null,
    'Cette politique dit ce que l’entreprise prend en charge, ce qu’elle avance et ce qui reste à votre charge. En cas d’écart, votre lettre d’affectation prévaut.',
    `Sont compris dans toute affectation : ${usualBenefitsIn('fr')}. Le reste, comme les frais de scolarité, est accordé selon les besoins ; vos avantages disent ce que vous avez et jusqu’à quel montant. Les dérogations sont convenues par écrit avant la dépense.`,
  ),
  doc(
    'ASSIGNEES_SECTION',
    'es',
    'POLICY',
    'Política de movilidad internacional',
    null,
    'Esta política explica qué paga la empresa, qué adelanta y qué corre por su cuenta. Si hay diferencias, prevalece su carta de asignación.',
    `Forman parte de toda asignación: ${usualBenefitsIn('es')}. Lo demás, como la matrícula escolar, se concede según las necesidades; sus beneficios dicen qué tiene y hasta qué importe. Las excepciones se acuerdan por escrito antes de gastar.`,
  ),
  doc(
    'ASSIGNEES_SECTION',
    'fr',
    'GUIDE',
    'Qui fait quoi pendant votre affectation',
    null,
    'Votre gestionnaire de mobilité coordonne tout. Le prestataire d’immigration demande les visas, le déménageur fixe la date d’emballage, la paie calcule le salaire de référence.',
    'Une question sans réponse après deux jours ouvrés va à votre gestionnaire, qui vous rappelle.',
  ),
  doc(
    'ASSIGNEES_SECTION',
    'en',
    'GUIDE',
    'How to claim your expenses',
    null,
    'Photograph the receipt on the day. One Expense Report per trip is enough; amounts are converted at the rate of the day of the expense.',
    'Reports handed in before the 20th are paid in the first week of the next month. A missing receipt has to be explained.',
  ),

  doc(
    'BEFORE_YOU_GO',
    'fr',
    'GUIDE',
    'Les douze semaines avant le départ',
    null,
    'Semaine 12 : passeports, actes de naissance et apostilles. Semaine 10 : visite médicale. Semaine 8 : dates du déménagement. Semaine 6 : résiliation du bail et des contrats.',
    'Semaine 4 : changement d’adresse. Semaine 2 : valises, médicaments et ordonnances traduites. Gardez les originaux dans votre bagage à main.',
  ),
  doc(
    'BEFORE_YOU_GO',
    'en',
    'GUIDE',
    'Twelve weeks before you leave',
    null,
    'Week 12: passports, birth certificates and apostilles. Week 10: medical check. Week 8: dates of the move. Week 6: give notice on lease and contracts.',
    'Week 4: change of address. Week 2: suitcases, medicine and translated prescriptions. Keep originals in your hand luggage.',
  ),
  doc(
    'BEFORE_YOU_GO',
    'es',
    'GUIDE',
    'Doce semanas antes de salir',
    null,
    'Semana 12: pasaportes, partidas de nacimiento y apostillas. Semana 10: revisión médica. Semana 8: fechas de la mudanza. Semana 6: aviso de fin de alquiler.',
    'Semana 4: cambio de dirección. Semana 2: maletas, medicinas y recetas traducidas. Lleve los originales en el equipaje de mano.',
  ),
  doc(
    'BEFORE_YOU_GO',
    'fr',
    'GUIDE',
    'Santé et assurances à l’étranger',
    null,
    'La couverture médicale internationale commence le jour du départ et vaut pour toute la famille. Gardez la carte et le numéro d’urgence sur votre téléphone.',
    'Les vaccins recommandés sont remboursés sur présentation de la facture.',
  ),
  doc(
    'BEFORE_YOU_GO',
    'en',
    'OTHER',
    'Emergency numbers',
    null,
    'Duty officer of the mobility team: +44 20 7946 0990, day and night. Medical assistance: +44 20 7946 0112. Say your employee number first.',
    'In danger, call the local emergency number before you call us.',
  ),

  doc(
    'IMMIGRATION',
    'fr',
    'GUIDE',
    'Obtenir un permis de travail à Singapour',
    'singapore',
    'L’Employment Pass est demandé par l’employeur. Comptez trois semaines. Il faut le diplôme vérifié, le passeport valable encore six mois et une photo récente.',
    'Le conjoint et les enfants reçoivent un Dependant’s Pass. Un conjoint qui veut travailler demande sa propre autorisation.',
  ),
  doc(
    'IMMIGRATION',
    'es',
    'GUIDE',
    'Residencia temporal en México',
    'mexico',
    'El visado se pide en el consulado con la autorización del Instituto Nacional de Migración. Tras la llegada hay treinta días para canjearlo por la tarjeta.',
    'Toda la familia acude en persona. Los documentos extranjeros van apostillados y traducidos por un perito.',
  ),
  doc(
    'IMMIGRATION',
    'en',
    'GUIDE',
    'UK Skilled Worker visa',
    'kingdom',
    'The sponsor assigns a certificate. You then apply online, prove your identity and collect the eVisa. Plan eight weeks, three with priority service.',
    'Partners and children apply separately, each with their own healthcare surcharge.',
  ),
  doc(
    'IMMIGRATION',
    'en',
    'POLICY',
    'Business trips and short stays',
    null,
    'A meeting is not work, but a training may be. Ask before you book. In the Schengen area all stays count together: 90 days in any 180.',
    'Note every trip in the travel diary; it is how we see a tax risk early.',
  ),

  doc(
    'HOME_AND_MOVE',
    'fr',
    'GUIDE',
    'Préparer votre déménagement',
    null,
    'Le déménageur visite votre logement, mesure le volume et remet un inventaire. Le fret aérien suit en une semaine, le maritime en six à dix.',
    'Ne voyagent pas : produits inflammables, alcool, aliments, plantes, espèces. Déclarez les objets de valeur pour l’assurance.',
  ),
  doc(
    'HOME_AND_MOVE',
    'en',
    'GUIDE',
    'Finding a home',
    null,
    'Your agent shows at most eight homes in two days. Decide on commute, school and noise first. Nothing is signed before the mobility team has read the lease.',
    'The company pays the deposit; you get it back only when the home is handed over as it was.',
  ),
  doc(
    'HOME_AND_MOVE',
    'es',
    'GUIDE',
    'Alquilar una vivienda',
    null,
    'El agente enseña ocho viviendas como máximo en dos días. Decida antes sobre trayecto, colegio y ruido. Nada se firma sin que el equipo haya leído el contrato.',
    'La empresa paga el depósito; se devuelve cuando la vivienda se entrega como estaba.',
  ),
  doc(
    'HOME_AND_MOVE',
    'en',
    'OTHER',
    'What may not be shipped',
    null,
    'Not accepted in any shipment: flammables, alcohol, food, plants, medicine without prescription, money and weapons. Batteries only inside their device.',
    'Customs opens one shipment in ten. What is not on the inventory is not insured.',
  ),

  doc(
    'FAMILY',
    'fr',
    'GUIDE',
    'Choisir une école',
    null,
    'Les places sont rares : inscrivez les enfants dès que la ville est connue. Il faut les bulletins de deux années, le carnet de vaccination et une lettre de l’employeur.',
    'Les frais de dossier et de scolarité sont remboursés jusqu’au plafond de la politique de mobilité.',
  ),
  doc(
    'FAMILY',
    'en',
    'GUIDE',
    'Choosing a school',
    null,
    'Places are few: enrol the children as soon as the city is known. Schools ask for two years of reports, the vaccination record and a letter of the employer.',
    'Application and school fees are reimbursed up to the limit of the policy.',
  ),
  doc(
    'FAMILY',
    'es',
    'GUIDE',
    'Elegir colegio',
    null,
    'Las plazas son pocas: inscriba a los niños en cuanto se sepa la ciudad. Se piden notas de dos años, cartilla de vacunación y carta de la empresa.',
    'La matrícula se reembolsa hasta el límite de la política.',
  ),
  doc(
    'FAMILY',
    'fr',
    'GUIDE',
    'Accompagner la carrière du conjoint',
    null,
    'Un budget d’accompagnement est ouvert au conjoint : bilan, cours de langue, recherche d’emploi. Il se demande dans les six premiers mois.',
    'Certains visas n’autorisent pas le travail du conjoint ; vérifiez avant d’accepter une offre.',
  ),

  doc(
    'PAY_AND_TAX',
    'fr',
    'GUIDE',
    'Comprendre votre bulletin de paie',
    null,
    'Le salaire de référence reste dans le pays d’origine. L’impôt hypothétique y est retenu ; l’entreprise paie l’impôt réel dans les deux pays.',
    'Les primes de mobilité figurent sur une ligne séparée, dans la monnaie du pays d’accueil.',
  ),
  doc(
    'PAY_AND_TAX',
    'en',
    'GUIDE',
    'Tax equalisation explained',
    null,
    'You pay the tax you would have paid at home, no more and no less. It is held back every month as hypothetical tax; the company pays what is really due.',
    'Answer the questions of the tax adviser before the end of February, or penalties become yours.',
  ),
  doc(
    'PAY_AND_TAX',
    'es',
    'GUIDE',
    'Declaración fiscal en dos países',
    null,
    'Durante el año del traslado se declara en los dos países. El asesor prepara ambas declaraciones; usted entrega sus datos antes de febrero.',
    'El impuesto hipotético se descuenta cada mes y la empresa paga el real.',
  ),
  doc(
    'PAY_AND_TAX',
    'en',
    'POLICY',
    'Cost of mobility for HR partners',
    'hr',
    'Plan 2.5 to 3 times the home salary for a family assignment. Housing and school make up half of the extra cost.',
    'Who approves, and up to which amount, is set in the approval groups.',
  ),

  doc(
    'COUNTRY_GUIDES',
    'fr',
    'GUIDE',
    'Vivre à Singapour',
    'singapore',
    'Climat chaud et humide toute l’année, transports excellents, logement cher. L’anglais suffit partout. Les hawker centres nourrissent une famille pour vingt dollars.',
    'Sont interdits : fumer dans la rue, importer du chewing-gum, manger dans le métro. Les amendes sont réelles.',
  ),
  doc(
    'COUNTRY_GUIDES',
    'en',
    'GUIDE',
    'Living in Singapore',
    'singapore',
    'Warm and humid all year, excellent transport, expensive housing. English is enough everywhere. A hawker centre feeds a family for twenty dollars.',
    'Not allowed: smoking in the street, chewing gum, eating in the metro. Fines are real.',
  ),
  doc(
    'COUNTRY_GUIDES',
    'es',
    'GUIDE',
    'Vivir en Ciudad de México',
    'mexico',
    'A 2.240 metros de altura, los primeros días cansan. Los barrios de Polanco, Condesa y Coyoacán quedan cerca de los colegios internacionales.',
    'Use taxis de aplicación. Beba agua embotellada.',
  ),
  doc(
    'COUNTRY_GUIDES',
    'en',
    'GUIDE',
    'Living in London',
    'kingdom',
    'Zones decide on rent and commute. Council tax comes on top of the rent. Register with a doctor in the first week.',
    'Schools give places by distance: choose the school, then the home.',
  ),
  doc(
    'COUNTRY_GUIDES',
    'fr',
    'GUIDE',
    'Travailler avec des équipes en Asie',
    'asia',
    'Un oui peut vouloir dire « j’ai entendu ». Laissez du temps au silence, évitez la critique en public et préparez les réunions en tête-à-tête.',
    'Les cartes de visite se donnent et se reçoivent des deux mains.',
  ),
];
