/** A kind of service as a new tenant gets it; a tenant keeps one name, that of its language. */
export interface ServiceTypeDefault {
  readonly code: string;
  readonly en: string;
  readonly es: string;
  readonly fr: string;
  readonly serviceClass: 'MOVE' | 'DESTINATION' | 'IMMIGRATION' | 'PROPERTY' | 'FAMILY' | 'TAX';
  readonly servicePage: string;
  readonly shareWithAssignee: boolean;
}
const type = (
  code: string,
  serviceClass: ServiceTypeDefault['serviceClass'],
  servicePage: string,
  en: string,
  es: string,
  fr: string,
  shareWithAssignee = true,
): ServiceTypeDefault => ({ code, serviceClass, servicePage, en, es, fr, shareWithAssignee });

/** The services of the trade: the platform specification's list, each with the page that shows its particulars. */
export const serviceTypeDefaults: readonly ServiceTypeDefault[] = [
  type('AIR_SHIPMENT', 'MOVE', 'freight', 'Air shipment', 'Envío aéreo', 'Envoi aérien'),
  type('SEA_SHIPMENT', 'MOVE', 'freight', 'Sea shipment', 'Envío marítimo', 'Envoi maritime'),
  type('ROAD_SHIPMENT', 'MOVE', 'freight', 'Road shipment', 'Envío por carretera', 'Envoi routier'),
  type('HOUSEHOLD_MOVE', 'MOVE', 'move', 'Household move', 'Mudanza', 'Déménagement'),
  type('CRATING', 'MOVE', 'move', 'Crating', 'Embalaje en cajones', 'Mise en caisse'),
  type('STORAGE', 'MOVE', 'storage', 'Storage', 'Guardamuebles', 'Garde-meubles'),
  type('AUTO_TRANSPORT', 'MOVE', 'auto', 'Car transport', 'Transporte de vehículo', 'Transport de véhicule'),
  type('PET_TRANSPORT', 'MOVE', 'pet', 'Pet transport', 'Transporte de mascotas', 'Transport d’animaux'),
  type('INSURANCE', 'MOVE', 'insurance', 'Transit insurance', 'Seguro de transporte', 'Assurance transport'),
  type(
    'DESTINATION_SERVICES',
    'DESTINATION',
    'destination',
    'Destination services',
    'Servicios en destino',
    'Services à destination',
  ),
  type(
    'LOOK_SEE_TRIP',
    'DESTINATION',
    'destination',
    'Look-see trip',
    'Viaje de reconocimiento',
    'Voyage de reconnaissance',
  ),
  type('SETTLING_IN', 'DESTINATION', 'destination', 'Settling-in', 'Instalación', 'Installation'),
  type(
    'TEMPORARY_ACCOMMODATION',
    'DESTINATION',
    'temporary-accommodation',
    'Temporary accommodation',
    'Alojamiento temporal',
    'Logement temporaire',
  ),
  type(
    'DEPARTURE_SERVICES',
    'DESTINATION',
    'destination',
    'Departure services',
    'Servicios de salida',
    'Services de départ',
  ),
  type(
    'FURNITURE_RENTAL',
    'DESTINATION',
    'destination',
    'Furniture rental',
    'Alquiler de muebles',
    'Location de meubles',
  ),
  type('TRAVEL', 'DESTINATION', 'destination', 'Travel booking', 'Reserva de viaje', 'Réservation de voyage'),
  type(
    'VISA_IMMIGRATION',
    'IMMIGRATION',
    'visa',
    'Visa and immigration',
    'Visado e inmigración',
    'Visa et immigration',
  ),
  type('WORK_PERMIT', 'IMMIGRATION', 'visa', 'Work permit', 'Permiso de trabajo', 'Permis de travail'),
  type(
    'RESIDENCE_REGISTRATION',
    'IMMIGRATION',
    'visa',
    'Residence registration',
    'Registro de residencia',
    'Déclaration de résidence',
  ),
  type(
    'DOCUMENT_LEGALISATION',
    'IMMIGRATION',
    'visa',
    'Document legalisation',
    'Legalización de documentos',
    'Légalisation de documents',
  ),
  type('HOME_SEARCH', 'PROPERTY', 'home-search', 'Home search', 'Búsqueda de vivienda', 'Recherche de logement'),
  type('HOME_SALE', 'PROPERTY', 'home-sale', 'Home sale', 'Venta de vivienda', 'Vente de logement'),
  type(
    'LEASE_NEGOTIATION',
    'PROPERTY',
    'lease-negotiation',
    'Lease negotiation',
    'Negociación del alquiler',
    'Négociation du bail',
  ),
  type(
    'TENANCY_MANAGEMENT',
    'PROPERTY',
    'tenancy-management',
    'Tenancy management',
    'Gestión del alquiler',
    'Gestion locative',
  ),
  type('CHECK_IN', 'PROPERTY', 'check-in', 'Check-in', 'Entrada en la vivienda', 'État des lieux d’entrée'),
  type('CHECK_OUT', 'PROPERTY', 'check-out', 'Check-out', 'Salida de la vivienda', 'État des lieux de sortie'),
  type(
    'PROPERTY_MANAGEMENT',
    'PROPERTY',
    'tenancy-management',
    'Home management',
    'Gestión de la vivienda',
    'Gestion du logement d’origine',
  ),
  type('SCHOOL_SEARCH', 'FAMILY', 'school', 'School search', 'Búsqueda de escuela', 'Recherche d’école'),
  type(
    'PARTNER_SUPPORT',
    'FAMILY',
    'family',
    'Partner career support',
    'Apoyo a la pareja',
    'Accompagnement du conjoint',
  ),
  type('LANGUAGE_TRAINING', 'FAMILY', 'family', 'Language training', 'Formación lingüística', 'Formation linguistique'),
  type(
    'CULTURAL_TRAINING',
    'FAMILY',
    'family',
    'Cultural training',
    'Formación intercultural',
    'Formation interculturelle',
  ),
  type('TAX_BRIEFING', 'TAX', 'tax', 'Tax briefing', 'Asesoría fiscal', 'Conseil fiscal'),
  type('TAX_RETURN', 'TAX', 'tax', 'Tax return', 'Declaración de impuestos', 'Déclaration de revenus'),
  type('COST_ESTIMATE', 'TAX', 'tax', 'Cost estimate', 'Estimación de costes', 'Estimation des coûts', false),
];
