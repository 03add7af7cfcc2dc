import { type OptionDefault, option } from './option-default.ts';

/** Pick lists of organisation, customers, policies and planning, as a new tenant gets them. */
export const organisationOptions: Readonly<Record<string, readonly OptionDefault[]>> = {
  INDUSTRY: [
    option('ENERGY', 'Energy', 'Energía', 'Énergie'),
    option('FINANCE', 'Banking and insurance', 'Banca y seguros', 'Banque et assurance'),
    option('CONSUMER', 'Consumer goods', 'Bienes de consumo', 'Biens de consommation'),
    option('TECHNOLOGY', 'Technology', 'Tecnología', 'Technologie'),
    option('PHARMA', 'Pharmaceuticals', 'Farmacéutica', 'Pharmacie'),
    option('MANUFACTURING', 'Manufacturing', 'Industria', 'Industrie'),
    option('PUBLIC', 'Public sector', 'Sector público', 'Secteur public'),
    option('SERVICES', 'Professional services', 'Servicios profesionales', 'Services aux entreprises'),
  ],
  COMPANY_SIZE: [
    option('UP_TO_250', 'Up to 250', 'Hasta 250', 'Jusqu’à 250'),
    option('UP_TO_5000', '251 to 5,000', 'De 251 a 5000', 'De 251 à 5 000'),
    option('OVER_5000', 'Over 5,000', 'Más de 5000', 'Plus de 5 000'),
  ],
  CAMPAIGN_CHANNEL: [
    option('EMAIL', 'E-mail', 'Correo electrónico', 'E-mail'),
    option('EVENT', 'Event', 'Evento', 'Événement'),
    option('PARTNER', 'Partner', 'Socio', 'Partenaire'),
    option('WEB', 'Web', 'Web', 'Web'),
    option('PHONE', 'Phone', 'Teléfono', 'Téléphone'),
  ],
  CONTRACT_KIND: [
    option('FRAME', 'Framework agreement', 'Acuerdo marco', 'Contrat-cadre'),
    option('RATES', 'Rate agreement', 'Acuerdo de tarifas', 'Accord tarifaire'),
    option('DATA', 'Data processing agreement', 'Encargo de tratamiento de datos', 'Accord de traitement des données'),
    option('SERVICE', 'Service agreement', 'Contrato de servicios', 'Contrat de services'),
  ],
  PAYMENT_TERMS: [
    option('ON_RECEIPT', 'On receipt', 'A la recepción', 'À réception'),
    option('DAYS_30', '30 days', '30 días', '30 jours'),
    option('DAYS_60', '60 days', '60 días', '60 jours'),
    option('MONTH_END', 'End of month', 'Fin de mes', 'Fin de mois'),
  ],
  PAY_FREQUENCY: [
    option('MONTHLY', 'Monthly', 'Mensual', 'Mensuelle'),
    option('SEMI_MONTHLY', 'Twice a month', 'Quincenal', 'Bimensuelle'),
    option('BI_WEEKLY', 'Every two weeks', 'Cada dos semanas', 'Toutes les deux semaines'),
    option('WEEKLY', 'Weekly', 'Semanal', 'Hebdomadaire'),
  ],
  COST_OF_LIVING_INDEX: [
    option('STANDARD', 'Standard', 'Estándar', 'Standard'),
    option('EFFICIENT', 'Efficient purchaser', 'Comprador eficiente', 'Acheteur avisé'),
    option('LOCAL', 'Local', 'Local', 'Local'),
  ],
  CALCULATION_BASE: [
    option('BASE_SALARY', 'Base salary', 'Salario base', 'Salaire de base'),
    option('SPENDABLE', 'Spendable income', 'Renta disponible', 'Revenu disponible'),
    option('HOUSING_NORM', 'Housing norm', 'Norma de vivienda', 'Norme de logement'),
    option('FAMILY_SIZE', 'Family size', 'Tamaño de la familia', 'Taille de la famille'),
    option('DISTANCE', 'Distance', 'Distancia', 'Distance'),
    option('DAYS', 'Days', 'Días', 'Jours'),
  ],
  BLOCK_REASON: [
    option('IMMIGRATION', 'Immigration is not settled', 'La inmigración no está resuelta', 'Immigration non réglée'),
    option('APPROVAL', 'An approval is missing', 'Falta una aprobación', 'Une approbation manque'),
    option('DOCUMENTS', 'Documents are missing', 'Faltan documentos', 'Des documents manquent'),
    option('SECURITY', 'Security of the host country', 'Seguridad del país de destino', 'Sécurité du pays d’accueil'),
    option('BUDGET', 'The budget is reviewed', 'Se revisa el presupuesto', 'Le budget est revu'),
    option('OTHER', 'Other', 'Otro', 'Autre'),
  ],
  BLOCK_LIFTER: [
    option('TEAM', 'Mobility team', 'Equipo de movilidad', 'Équipe de mobilité'),
    option('ASSIGNEE', 'Assignee', 'Persona asignada', 'Personne affectée'),
    option('CLIENT', 'Client', 'Cliente', 'Client'),
    option('VENDOR', 'Vendor', 'Proveedor', 'Prestataire'),
    option('AUTHORITY', 'Authority', 'Administración pública', 'Administration'),
  ],
  PLACE_KIND: [
    option('CITY', 'City', 'Ciudad', 'Ville'),
    option('SITE', 'Site', 'Centro de trabajo', 'Site'),
    option('AIRPORT', 'Airport', 'Aeropuerto', 'Aéroport'),
    option('PORT', 'Port', 'Puerto', 'Port'),
  ],
};
