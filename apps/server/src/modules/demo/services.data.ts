/** Next actions of services, and whether they are the assignee's. */
export const actionWords: Readonly<Record<'en' | 'es' | 'fr', readonly (readonly [string, boolean])[]>> = {
  en: [
    ['Confirm the appointment', true],
    ['Send a copy of your passport', true],
    ['Choose one of the two quotes', true],
    ['Sign the inventory', true],
    ['Provider sends the schedule', false],
    ['Provider confirms the date', false],
    ['Case manager checks the documents', false],
  ],
  es: [
    ['Confirme la cita', true],
    ['Envíe una copia de su pasaporte', true],
    ['Elija uno de los dos presupuestos', true],
    ['Firme el inventario', true],
    ['El proveedor envía el calendario', false],
    ['El proveedor confirma la fecha', false],
    ['El gestor revisa los documentos', false],
  ],
  fr: [
    ['Confirmez le rendez-vous', true],
    ['Envoyez une copie de votre passeport', true],
    ['Choisissez l’un des deux devis', true],
    ['Signez l’inventaire', true],
    ['Le prestataire envoie le calendrier', false],
    ['Le prestataire confirme la date', false],
    ['Le gestionnaire vérifie les documents', false],
  ],
};

/** The steps every service takes. */
export const stepWords: Readonly<Record<'en' | 'es' | 'fr', readonly string[]>> = {
  en: ['Agree on what you need', 'Confirm provider and dates', 'Carry out and check the result'],
  es: ['Acordar lo que necesita', 'Confirmar proveedor y fechas', 'Realizar y comprobar el resultado'],
  fr: ['Convenir de vos besoins', 'Confirmer le prestataire et les dates', 'Réaliser et vérifier le résultat'],
};

/** Who answers at a provider: for a service, and among the contacts of an assignment. */
const contacts: Readonly<Record<string, readonly [string, string, string]>> = {
  'Anchor Relocation': ['Hannah Brooks', 'hannah.brooks@anchor.example', '+442079460112'],
  'Northbound Movers': ['Piotr Nowak', 'piotr.nowak@northbound.example', '+442079460135'],
  'Casa & Co': ['Inés Robles', 'ines.robles@casa.example', '+34910123456'],
  'Blue Harbour Immigration': ['Priscilla Ong', 'priscilla.ong@blueharbour.example', '+6561234567'],
  'Orbit Freight': ['Stefan Brandt', 'stefan.brandt@orbit.example', '+4940123456'],
  'Lindqvist Tax': ['Karin Lindqvist', 'karin@lindqvist.example', '+46812345678'],
  'Campus Schools Advice': ['Margaret Doyle', 'margaret.doyle@campus.example', '+6562345678'],
  'Palermo Homes': ['Marco Palermo', 'marco@palermo.example', '+442079460177'],
  'Tan Relocation Singapore': ['Wei Ling Tan', 'weiling.tan@tanrelocation.example', '+6563456789'],
  'Harbour Homes': ['Alex Morgan', 'alex.morgan@harbourhomes.example', '+441312345678'],
  'Lingua House': ['Ana Ribeiro', 'ana.ribeiro@lingua.example', '+33472123456'],
};
export function contactsOf(provider: string | undefined): {
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
} {
  const [contactName, contactEmail, contactPhone] = contacts[provider ?? ''] ?? [null, null, null];
  return { contactName, contactEmail, contactPhone };
}
