/** One choice of a pick list as a new tenant gets it, in the three languages. */
export interface OptionDefault {
  readonly code: string;
  readonly en: string;
  readonly es: string;
  readonly fr: string;
}
const option = (code: string, en: string, es: string, fr: string): OptionDefault => ({ code, en, es, fr });

/** The pick lists of the specification (section 9, data option types) and those the declared fields use. */
export const optionDefaults: Readonly<Record<string, readonly OptionDefault[]>> = {
  TRAVEL_PURPOSE: [
    option('BUSINESS_TRIP', 'Business trip', 'Viaje de negocios', 'Voyage d’affaires'),
    option('ON_ASSIGNMENT', 'On assignment', 'En asignación', 'En affectation'),
    option('HOME_VISIT', 'Home visit', 'Visita a casa', 'Retour au domicile'),
    option('VACATION', 'Vacation', 'Vacaciones', 'Congés'),
  ],
  LOCATION_TYPE: [
    option('HOST', 'Host', 'Destino', 'Pays d’accueil'),
    option('OTHER', 'Other', 'Otro', 'Autre'),
    option('HOME', 'Home', 'Origen', 'Pays d’origine'),
  ],
  EXPENSE_BATCH_STATUS: [
    option('OPEN', 'Open', 'Abierto', 'Ouverte'),
    option('AWAITING_APPROVAL', 'Awaiting approval', 'Pendiente de aprobación', 'En attente d’approbation'),
    option('APPROVED', 'Approved', 'Aprobado', 'Approuvée'),
    option('REJECTED', 'Rejected', 'Rechazado', 'Refusée'),
    option('IN_PAYMENT', 'In payment', 'En pago', 'En paiement'),
    option('PAID', 'Paid', 'Pagado', 'Payée'),
    option('CANCELLED', 'Cancelled', 'Cancelado', 'Annulée'),
  ],
  ATTACHMENT_TYPE: [
    option('RECEIPT', 'Receipt', 'Justificante', 'Justificatif'),
    option('PASSPORT', 'Passport', 'Pasaporte', 'Passeport'),
    option('VISA', 'Visa', 'Visado', 'Visa'),
    option('CONTRACT', 'Contract', 'Contrato', 'Contrat'),
    option('LETTER', 'Letter', 'Carta', 'Lettre'),
    option('POLICY', 'Policy', 'Política', 'Politique'),
    option('GUIDE', 'Guide', 'Guía', 'Guide'),
    option('CERTIFICATE', 'Certificate', 'Certificado', 'Certificat'),
    option('QUOTE', 'Quote', 'Presupuesto', 'Devis'),
    option('INVOICE', 'Invoice', 'Factura', 'Facture'),
    option('OTHER', 'Other', 'Otro', 'Autre'),
  ],
  REQUIRED_DOCUMENT_CATEGORY: [
    option('IMMIGRATION', 'Immigration', 'Inmigración', 'Immigration'),
    option('EMPLOYMENT', 'Employment', 'Empleo', 'Emploi'),
    option('FAMILY', 'Family', 'Familia', 'Famille'),
    option('HOUSING', 'Housing', 'Vivienda', 'Logement'),
    option('TAX', 'Tax', 'Impuestos', 'Fiscalité'),
    option('OTHER', 'Other', 'Otro', 'Autre'),
  ],
  EXPENSE_PAID_METHOD: [
    option('OWN_MONEY', 'Paid by the employee', 'Pagado por el empleado', 'Payé par le collaborateur'),
    option('COMPANY_CARD', 'Company card', 'Tarjeta de empresa', 'Carte d’entreprise'),
    option('INVOICE', 'Invoice to the company', 'Factura a la empresa', 'Facture à l’entreprise'),
  ],
  EXPENSE_PAYMENT_METHOD: [
    option('BANK_TRANSFER', 'Bank transfer', 'Transferencia bancaria', 'Virement bancaire'),
    option('PAYROLL', 'With the salary', 'Con la nómina', 'Avec le salaire'),
    option('CHEQUE', 'Cheque', 'Cheque', 'Chèque'),
  ],
  EXPENSE_APPROVAL_STATUS: [
    option('AWAITING_APPROVAL', 'Awaiting approval', 'Pendiente de aprobación', 'En attente d’approbation'),
    option('APPROVED', 'Approved', 'Aprobado', 'Approuvé'),
    option('REJECTED', 'Rejected', 'Rechazado', 'Refusé'),
    option('DELEGATED', 'Delegated', 'Delegado', 'Délégué'),
    option('ESCALATED', 'Escalated', 'Escalado', 'Remonté'),
    option('ON_HOLD', 'On hold', 'En espera', 'En suspens'),
  ],
  TRAVEL_DOCUMENT_STATUS: [
    option('APPLIED', 'Applied', 'Solicitado', 'Demandé'),
    option('VALID', 'Valid', 'Válido', 'Valide'),
    option('EXPIRED', 'Expired', 'Caducado', 'Expiré'),
  ],
  TRIP_PHASE: [
    option('PLANNED', 'Planned', 'Previsto', 'Prévu'),
    option('TRAVELLING', 'Travelling', 'En viaje', 'En voyage'),
    option('RETURNED', 'Returned', 'De vuelta', 'De retour'),
  ],
  TRIP_STATUS: [
    option('REQUESTED', 'Requested', 'Solicitado', 'Demandé'),
    option('CONFIRMED', 'Confirmed', 'Confirmado', 'Confirmé'),
    option('CANCELLED', 'Cancelled', 'Cancelado', 'Annulé'),
  ],
  TRIP_REASON: [
    option('LOOK_SEE', 'Look-see trip', 'Viaje de reconocimiento', 'Voyage de reconnaissance'),
    option('MEETING', 'Meeting', 'Reunión', 'Réunion'),
    option('HOME_LEAVE', 'Home leave', 'Permiso en origen', 'Congé au pays d’origine'),
  ],
  TRIP_COST_ALLOCATION: [
    option('HOME', 'Home company', 'Empresa de origen', 'Société d’origine'),
    option('HOST', 'Host company', 'Empresa de destino', 'Société d’accueil'),
    option('PROJECT', 'Project', 'Proyecto', 'Projet'),
  ],
  CASE_PHASE: [
    option('INITIATION', 'Initiation', 'Inicio', 'Lancement'),
    option('PREPARATION', 'Preparation', 'Preparación', 'Préparation'),
    option('MOVE', 'Move', 'Mudanza', 'Déménagement'),
    option('ON_ASSIGNMENT', 'On assignment', 'En asignación', 'En affectation'),
    option('RETURN', 'Return', 'Regreso', 'Retour'),
  ],
  TIMELINE_GROUP: [
    option('DOCUMENTS', 'Documents and visas', 'Documentos y visados', 'Documents et visas'),
    option('HOUSING', 'Housing', 'Vivienda', 'Logement'),
    option('FAMILY', 'Family and school', 'Familia y escuela', 'Famille et école'),
    option('MOVE', 'Move and travel', 'Mudanza y viaje', 'Déménagement et voyage'),
    option('WORK', 'Work and tax', 'Trabajo e impuestos', 'Travail et fiscalité'),
  ],
  SERVICE_CLASS: [
    option('MOVE', 'Move', 'Mudanza', 'Déménagement'),
    option('DESTINATION', 'Destination services', 'Servicios en destino', 'Services à destination'),
    option('IMMIGRATION', 'Immigration', 'Inmigración', 'Immigration'),
    option('PROPERTY', 'Property', 'Vivienda', 'Logement'),
    option('FAMILY', 'Family', 'Familia', 'Famille'),
    option('TAX', 'Tax', 'Impuestos', 'Fiscalité'),
  ],
  EXPENSE_GROUP: [
    option('TRAVEL', 'Travel', 'Viaje', 'Voyage'),
    option('HOUSING', 'Housing', 'Vivienda', 'Logement'),
    option('MEALS', 'Meals', 'Comidas', 'Repas'),
    option('FAMILY', 'Family and school', 'Familia y escuela', 'Famille et école'),
    option('MOVE', 'Move', 'Mudanza', 'Déménagement'),
    option('OTHER', 'Other', 'Otros', 'Autres'),
  ],
  EXPENSE_WHO_IS_PAYING: [
    option('COMPANY', 'Company', 'Empresa', 'Entreprise'),
    option('EMPLOYEE', 'Employee', 'Empleado', 'Collaborateur'),
    option('MANAGING_COMPANY', 'Managing company', 'Empresa gestora', 'Société de gestion'),
  ],
  EXPENSE_REIMBURSE_TO: [
    option('EMPLOYEE', 'Employee', 'Empleado', 'Collaborateur'),
    option('VENDOR', 'Vendor', 'Proveedor', 'Fournisseur'),
  ],
  EXPENSE_RECOVER_FROM: [
    option('CLIENT', 'Client', 'Cliente', 'Client'),
    option('EMPLOYEE', 'Employee', 'Empleado', 'Collaborateur'),
    option('NOBODY', 'Nobody', 'Nadie', 'Personne'),
  ],
  BENEFIT_CATEGORY: [
    option('MOBILITY', 'Mobility', 'Movilidad', 'Mobilité'),
    option('HOUSING', 'Housing', 'Vivienda', 'Logement'),
    option('EDUCATION', 'Education', 'Educación', 'Éducation'),
    option('TRAVEL', 'Travel', 'Viaje', 'Voyage'),
  ],
};
