/** A document that the team shared with Camille: title, type, days since it was shared, and what is asked. */
export interface SharedDocument {
  readonly title: string;
  readonly type: string;
  readonly since: number;
  readonly asks?: 'read' | 'sign';
  /** Days since it was opened or confirmed; absent: not yet. */
  readonly seen?: number;
  readonly text: string;
  /** The family sees it, too. */
  readonly isFamilys?: boolean;
}
const shared = (
  title: string,
  type: string,
  since: number,
  text: string,
  more: Pick<SharedDocument, 'asks' | 'seen' | 'isFamilys'> = {},
): SharedDocument => ({ title, type, since, text, ...more });

export const camilleDocuments: readonly SharedDocument[] = [
  shared(
    'Lettre d’affectation',
    'LETTER',
    6,
    'Vous êtes affectée à Singapour pour vingt-quatre mois. Le salaire de référence, la prime de mobilité et les conditions de retour sont détaillés ci-après.',
    { asks: 'sign' },
  ),
  shared(
    'Mandat au prestataire d’immigration',
    'CONTRACT',
    4,
    'Vous autorisez Blue Harbour Immigration à déposer en votre nom les demandes de permis de toute la famille.',
    { asks: 'sign' },
  ),
  shared(
    'Règles de conduite à l’étranger',
    'POLICY',
    9,
    'Respectez les lois du pays d’accueil. Signalez tout conflit d’intérêts. La protection des données vaut aussi hors des bureaux.',
    { asks: 'read' },
  ),
  shared(
    'Consignes de sécurité, Singapour',
    'GUIDE',
    12,
    'Enregistrez le numéro d’assistance. Inscrivez-vous au registre consulaire dès votre arrivée.',
    { asks: 'read', seen: 10, isFamilys: true },
  ),
  shared(
    'Notice d’impôt hypothétique',
    'LETTER',
    20,
    'L’impôt hypothétique est retenu chaque mois. Un décompte est établi à la fin de l’année.',
    { asks: 'read', seen: 18 },
  ),
  shared(
    'Devis du fret aérien, deux options',
    'QUOTE',
    2,
    'Option A : 420 kg, sept jours. Option B : 600 kg, onze jours. Le choix est à faire avant la visite technique.',
  ),
  shared(
    'Compte rendu du voyage de reconnaissance',
    'OTHER',
    60,
    'Quartiers visités : Bukit Timah, Holland Village, East Coast. Deux appartements retenus.',
    { seen: 58, isFamilys: true },
  ),
  shared('Budget du logement', 'LETTER', 48, 'Le loyer pris en charge est de 7 500 SGD par mois, charges comprises.', {
    seen: 47,
  }),
  shared(
    'Liste des écoles conseillées',
    'GUIDE',
    44,
    'Lycée français, section internationale. Deux places sont demandées pour la rentrée de septembre.',
    { seen: 44, isFamilys: true },
  ),
  shared(
    'Contrat de déménagement',
    'CONTRACT',
    30,
    'Emballage, fret maritime de 32 m³, livraison et déballage. L’assurance couvre la valeur déclarée.',
    { seen: 28 },
  ),
  shared(
    'Certificat de couverture médicale',
    'CERTIFICATE',
    27,
    'La couverture internationale commence le jour du départ, pour quatre personnes.',
    { seen: 26 },
  ),
  shared(
    'Programme de la formation interculturelle',
    'OTHER',
    26,
    'Deux journées, pour vous et votre conjoint : vivre et travailler à Singapour.',
    { seen: 23 },
  ),
  shared(
    'Attestation de l’employeur pour l’école',
    'CERTIFICATE',
    24,
    'Nous attestons que Madame Laurent est employée et affectée à Singapour.',
    { seen: 22 },
  ),
  shared(
    'Récapitulatif des avantages',
    'LETTER',
    22,
    'Logement, scolarité, retour annuel, voiture de fonction non comprise.',
    { seen: 21 },
  ),
  shared(
    'Calendrier du déménagement',
    'OTHER',
    15,
    'Visite technique, emballage, départ du conteneur, livraison : quatre dates à retenir.',
    { seen: 14 },
  ),
  shared(
    'Bail du logement temporaire',
    'CONTRACT',
    8,
    'Appartement de deux chambres, trente jours à partir de l’arrivée.',
    { seen: 7 },
  ),
  shared(
    'Guide d’arrivée de la famille',
    'GUIDE',
    3,
    'Accueil à l’aéroport, clés, première semaine, transports et téléphones.',
  ),
  shared(
    'Convocation à l’entretien fiscal',
    'LETTER',
    1,
    'L’entretien avec le conseil fiscal dure une heure, par vidéo. Préparez vos trois derniers bulletins de paie.',
  ),
];
