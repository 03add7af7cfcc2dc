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
