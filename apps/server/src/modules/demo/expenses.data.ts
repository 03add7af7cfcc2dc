type Words = Readonly<Record<'en' | 'es' | 'fr', string>>;

/** What somebody buys: usual price in euros, who sells it, and what is written beside it. */
export interface Purchase {
  readonly item: string;
  readonly from: number;
  readonly to: number;
  readonly merchants: readonly string[];
  /** Where it is bought and in which currency it is paid. */
  readonly where: 'home' | 'host';
  /** Whether there is a paper even when none is required. */
  readonly hasReceipt: boolean;
  readonly words: Words;
}
const buy = (item: string, from: number, to: number, where: Purchase['where'], merchants: string, en: string, es: string, fr: string, hasReceipt = true): Purchase => ({
  item, from, to, where, hasReceipt, merchants: merchants.split('|'), words: { en, es, fr },
});

/** `{town}` is the host town. */
export const purchases: readonly Purchase[] = [
  buy('AIRFARE', 210, 980, 'home', 'Aurora Air|Transcontinental|Meridia Airways', 'Flight to {town}', 'Vuelo a {town}', 'Vol vers {town}'),
  buy('TRAIN', 19, 128, 'home', 'Northway Rail|InterRegio', 'Train to the airport', 'Tren al aeropuerto', 'Train vers l’aéroport'),
  buy('TAXI', 16, 58, 'host', 'City Cab|ComfortRide|Taxi Central', 'Taxi from the airport', 'Taxi desde el aeropuerto', 'Taxi depuis l’aéroport'),
  buy('LOCAL_TRANSPORT', 4, 26, 'host', 'Metro', 'Metro card', 'Abono de metro', 'Carte de métro', false),
  buy('PARKING', 11, 42, 'home', 'P1 Parking|Parkhaus Nord', 'Airport parking', 'Aparcamiento del aeropuerto', 'Parking de l’aéroport'),
  buy('EXCESS_BAGGAGE', 60, 190, 'home', 'Aurora Air|Meridia Airways', 'Second suitcase', 'Segunda maleta', 'Deuxième valise'),
  buy('CAR_RENTAL', 130, 430, 'host', 'Kestrel Cars|RentaMás', 'Rental car, first week', 'Coche de alquiler, primera semana', 'Voiture de location, première semaine'),
  buy('FUEL', 38, 92, 'host', 'Petrovia|Q-Stop', 'Fuel for the rental car', 'Gasolina del coche de alquiler', 'Carburant de la voiture de location'),
  buy('HOTEL', 180, 640, 'host', 'Harbour View Hotel|Hotel Meridiano|Parkside Inn', 'Hotel in {town}', 'Hotel en {town}', 'Hôtel à {town}'),
  buy('MEAL', 13, 24, 'host', 'Café Central', 'Lunch on the first day', 'Comida del primer día', 'Déjeuner du premier jour', false),
  buy('MEAL', 27, 54, 'host', 'Bistro 21|La Terraza|The Copper Kettle', 'Dinner during the house search', 'Cena durante la búsqueda de vivienda', 'Dîner pendant la recherche de logement'),
  buy('GROCERIES', 34, 160, 'host', 'Fresh Corner|Mercado Sol', 'First groceries', 'Primera compra', 'Premières courses'),
  buy('UTILITIES', 62, 230, 'host', 'City Power|Agua y Luz', 'Electricity connection', 'Alta de electricidad', 'Ouverture du compteur'),
  buy('AGENCY_FEE', 620, 2300, 'host', 'Palermo Homes|Casa & Co', 'Letting agent for the flat', 'Agente inmobiliario del piso', 'Agence pour l’appartement'),
  buy('FURNITURE', 140, 1850, 'host', 'Casa Roble|Nordic Living', 'Beds and table', 'Camas y mesa', 'Lits et table'),
  buy('SCHOOL_FEES', 1900, 6800, 'host', 'International School of {town}', 'School fees, first term', 'Matrícula, primer trimestre', 'Frais de scolarité, premier trimestre'),
  buy('SCHOOL_SUPPLIES', 32, 210, 'host', 'Papyrus Books', 'Books and uniform', 'Libros y uniforme', 'Livres et uniforme'),
  buy('LANGUAGE_COURSE', 180, 1150, 'host', 'Lingua House', 'Language course, ten lessons', 'Curso de idiomas, diez clases', 'Cours de langue, dix leçons'),
  buy('CHILDCARE', 210, 880, 'host', 'Little Harbour Nursery', 'Nursery, settling-in week', 'Guardería, semana de adaptación', 'Crèche, semaine d’adaptation'),
  buy('STORAGE', 92, 370, 'home', 'SafeStore Depot', 'Storage for one month', 'Guardamuebles de un mes', 'Garde-meubles pour un mois'),
  buy('CLEANING', 85, 260, 'home', 'Clean & Bright', 'Final cleaning', 'Limpieza final', 'Nettoyage de fin de bail'),
  buy('VISA_FEE', 64, 620, 'home', 'Consulate', 'Visa fee', 'Tasa del visado', 'Frais de visa'),
  buy('MEDICAL', 65, 270, 'home', 'Clinique du Parc|Travel Health', 'Health check for the permit', 'Revisión médica para el permiso', 'Visite médicale pour le permis'),
  buy('DOCUMENTS', 26, 180, 'home', 'Verba Translations', 'Certified translation', 'Traducción jurada', 'Traduction assermentée'),
  buy('COMMUNICATION', 21, 85, 'host', 'Telvia', 'Phone card and internet', 'Tarjeta de móvil e internet', 'Carte téléphonique et internet'),
];

/** Titles of reports; `{town}` is the host town, `{month}` the month in words. */
export const reportTitles: Readonly<Record<'en' | 'es' | 'fr', readonly string[]>> = {
  en: ['Arrival in {town}', 'Settling in, {month}', 'House search {town}', 'Travel, {month}', 'Family, {month}', 'Move to {town}', 'Home leave, {month}', 'First weeks in {town}'],
  es: ['Llegada a {town}', 'Instalación, {month}', 'Búsqueda de vivienda en {town}', 'Viajes, {month}', 'Familia, {month}', 'Traslado a {town}', 'Permiso en origen, {month}', 'Primeras semanas en {town}'],
  fr: ['Arrivée à {town}', 'Installation, {month}', 'Recherche de logement à {town}', 'Voyages, {month}', 'Famille, {month}', 'Déménagement à {town}', 'Congé au pays, {month}', 'Premières semaines à {town}'],
};

/** Why lines are turned down or cut. */
export const reasons: Readonly<Record<'rejected' | 'cut' | 'held', Words>> = {
  rejected: {
    en: 'This is covered by the relocation allowance.',
    es: 'Esto ya lo cubre la ayuda de traslado.',
    fr: 'Ceci est déjà couvert par la prime de mobilité.',
  },
  cut: {
    en: 'Approved up to the limit of the policy.',
    es: 'Aprobado hasta el límite de la política.',
    fr: 'Approuvé dans la limite de la politique.',
  },
  held: {
    en: 'Waiting for the lease to be signed.',
    es: 'A la espera de la firma del contrato de alquiler.',
    fr: 'En attente de la signature du bail.',
  },
};

/** Written beside reports that are paid with the salary. */
export const withSalary: Words = { en: 'Paid with the salary', es: 'Pagado con la nómina', fr: 'Payé avec le salaire' };
