/** What can be claimed in a new tenant, with its policy line; amounts in the tenant's base currency. */
export interface ExpenseItemDefault {
  readonly code: string;
  readonly en: string;
  readonly es: string;
  readonly fr: string;
  readonly group: 'TRAVEL' | 'HOUSING' | 'MEALS' | 'FAMILY' | 'MOVE' | 'OTHER';
  readonly receiptRequired: boolean;
  readonly receiptRequiredAbove?: string;
  readonly limit?: string;
  /** Percent. */
  readonly tolerance?: string;
  readonly maximumAgeInDays?: number;
}
type Policy = Omit<ExpenseItemDefault, 'code' | 'en' | 'es' | 'fr' | 'group' | 'receiptRequired'> & {
  readonly receiptRequired?: boolean;
};
const item = (
  code: string,
  group: ExpenseItemDefault['group'],
  en: string,
  es: string,
  fr: string,
  policy: Policy = {},
): ExpenseItemDefault => ({ code, group, en, es, fr, receiptRequired: true, maximumAgeInDays: 180, ...policy });

export const expenseItemDefaults: readonly ExpenseItemDefault[] = [
  item('AIRFARE', 'TRAVEL', 'Air fare', 'Billete de avión', 'Billet d’avion', { limit: '1800', tolerance: '10' }),
  item('TRAIN', 'TRAVEL', 'Train', 'Tren', 'Train', { receiptRequiredAbove: '15', limit: '250' }),
  item('TAXI', 'TRAVEL', 'Taxi', 'Taxi', 'Taxi', { receiptRequiredAbove: '15', limit: '80', tolerance: '10' }),
  item('LOCAL_TRANSPORT', 'TRAVEL', 'Local transport', 'Transporte local', 'Transports locaux', {
    receiptRequired: false,
    limit: '40',
  }),
  item('CAR_RENTAL', 'TRAVEL', 'Car rental', 'Alquiler de coche', 'Location de voiture', { limit: '600' }),
  item('FUEL', 'TRAVEL', 'Fuel', 'Combustible', 'Carburant', { limit: '120' }),
  item('PARKING', 'TRAVEL', 'Parking and tolls', 'Aparcamiento y peajes', 'Stationnement et péages', {
    receiptRequiredAbove: '10',
    limit: '60',
  }),
  item('EXCESS_BAGGAGE', 'TRAVEL', 'Excess baggage', 'Exceso de equipaje', 'Excédent de bagages', { limit: '300' }),
  item('HOTEL', 'HOUSING', 'Hotel', 'Hotel', 'Hôtel', { limit: '900', tolerance: '10' }),
  item('TEMPORARY_HOUSING', 'HOUSING', 'Temporary housing', 'Alojamiento temporal', 'Logement temporaire', {
    limit: '4500',
  }),
  item('UTILITIES', 'HOUSING', 'Utilities', 'Suministros', 'Eau et énergie', { limit: '350' }),
  item('AGENCY_FEE', 'HOUSING', 'Agency fee', 'Honorarios de agencia', 'Frais d’agence', { limit: '3000' }),
  item('FURNITURE', 'HOUSING', 'Furniture', 'Muebles', 'Meubles', { limit: '2500', tolerance: '10' }),
  item('MEAL', 'MEALS', 'Meal', 'Comida', 'Repas', { receiptRequiredAbove: '25', limit: '60', tolerance: '10' }),
  item('GROCERIES', 'MEALS', 'Groceries on arrival', 'Compra a la llegada', 'Courses à l’arrivée', {
    receiptRequiredAbove: '25',
    limit: '200',
  }),
  item('SCHOOL_FEES', 'FAMILY', 'School fees', 'Matrícula escolar', 'Frais de scolarité', { limit: '9000' }),
  item('SCHOOL_SUPPLIES', 'FAMILY', 'School supplies', 'Material escolar', 'Fournitures scolaires', { limit: '400' }),
  item('CHILDCARE', 'FAMILY', 'Childcare', 'Cuidado de niños', 'Garde d’enfants', { limit: '1200' }),
  item('LANGUAGE_COURSE', 'FAMILY', 'Language course', 'Curso de idiomas', 'Cours de langue', { limit: '1500' }),
  item('PET_TRANSPORT', 'MOVE', 'Pet transport', 'Transporte de mascotas', 'Transport d’animaux', { limit: '1500' }),
  item('STORAGE', 'MOVE', 'Storage', 'Guardamuebles', 'Garde-meubles', { limit: '500' }),
  item('CLEANING', 'MOVE', 'Cleaning', 'Limpieza', 'Nettoyage', { limit: '400' }),
  item('VISA_FEE', 'OTHER', 'Visa and permit fees', 'Tasas de visado y permisos', 'Frais de visa et de permis', {
    limit: '1000',
  }),
  item('MEDICAL', 'OTHER', 'Medical check', 'Revisión médica', 'Visite médicale', { limit: '400' }),
  item('DOCUMENTS', 'OTHER', 'Documents and translations', 'Documentos y traducciones', 'Documents et traductions', {
    receiptRequiredAbove: '20',
    limit: '300',
  }),
  item('COMMUNICATION', 'OTHER', 'Phone and internet', 'Teléfono e internet', 'Téléphone et internet', {
    receiptRequiredAbove: '20',
    limit: '120',
  }),
];
