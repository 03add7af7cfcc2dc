import type { HelpDeskTicket } from '@homeport/model/help-desk';

/** A question, its answer, and what the team asks back. */
export interface TicketStory {
  readonly category: HelpDeskTicket['category'];
  readonly subject: string;
  readonly detail: string;
  readonly answer: string;
  readonly question: string;
}
const story = (
  category: TicketStory['category'],
  subject: string,
  detail: string,
  answer: string,
  question: string,
): TicketStory => ({ category, subject, detail, answer, question });

/** What people ask, in the words they use. */
export const ticketStories: Readonly<Record<'en' | 'es' | 'fr', readonly TicketStory[]>> = {
  en: [
    story(
      'HOUSING',
      'Landlord asks for a bigger deposit',
      'The landlord now wants three months instead of two. May I agree?',
      'Two months are in your policy. We have written to the landlord and keep you posted.',
      'Could you send us the landlord’s message as it came?',
    ),
    story(
      'TRAVEL',
      'Passport number on the visa is wrong',
      'One digit of my passport number is wrong on the visa. Can I still travel with it?',
      'Please do not travel yet. The corrected visa is ready on Thursday.',
      'Please attach a photo of the visa page.',
    ),
    story(
      'EXPENSES',
      'When is my March report paid?',
      'My report was approved last week and I do not see the money yet.',
      'It is in today’s payment and reaches your account within three working days.',
      'To which of your accounts should it go?',
    ),
    story(
      'DOCUMENTS',
      'Which tax form do I need?',
      'Payroll asks me for a certificate of residence. Where do I get it?',
      'The form is in the library under Tax. Your tax adviser fills in page two.',
      'For which year do you need the certificate?',
    ),
    story(
      'SERVICE',
      'Shipment delivered without two boxes',
      'Two of the 64 boxes are missing. The list says kitchen and books.',
      'Both boxes were found at the depot and arrive on Friday morning.',
      'Do you remember the numbers on the two boxes?',
    ),
    story(
      'TECHNICAL',
      'I cannot open a document',
      'The page stays empty when I open the welcome guide on my phone.',
      'This is repaired. Please open the guide once more.',
      'Which phone and browser do you use?',
    ),
    story(
      'ASSIGNMENT',
      'Start date moves by two weeks',
      'My manager would like me to start two weeks later. What has to change?',
      'We have moved the dates with you and told all providers.',
      'Has your line manager confirmed the new date in writing?',
    ),
    story(
      'OTHER',
      'Parking at the new office',
      'Is there a parking space for me at the office?',
      'Yes, space 114. The card is at the reception.',
      'From which day do you need it?',
    ),
  ],
  es: [
    story(
      'HOUSING',
      'El arrendador pide más fianza',
      'Ahora pide tres meses en lugar de dos. ¿Puedo aceptarlo?',
      'Su política cubre dos meses. Hemos escrito al arrendador y le informaremos.',
      '¿Puede enviarnos el mensaje del arrendador?',
    ),
    story(
      'TRAVEL',
      'Renovación de la tarjeta de residente',
      'Caduca en ocho semanas. ¿Quién pide la cita?',
      'La cita está pedida; la confirmación está en sus documentos.',
      '¿Puede adjuntar las dos caras de la tarjeta?',
    ),
    story(
      'EXPENSES',
      '¿Cuándo se paga mi informe de marzo?',
      'Está aprobado desde la semana pasada y aún no veo el dinero.',
      'Está en el pago de hoy y llega en tres días laborables.',
      '¿A cuál de sus cuentas debe ir?',
    ),
    story(
      'DOCUMENTS',
      '¿Qué certificado fiscal necesito?',
      'En nóminas me piden un certificado de residencia fiscal.',
      'El formulario está en la biblioteca, en Impuestos.',
      '¿Para qué año lo necesita?',
    ),
    story(
      'SERVICE',
      'Faltan dos cajas de la mudanza',
      'De 64 cajas faltan dos: cocina y libros.',
      'Las dos cajas estaban en el almacén y llegan el viernes.',
      '¿Recuerda los números de las cajas?',
    ),
    story(
      'TECHNICAL',
      'No puedo abrir un documento',
      'La página queda vacía al abrir la guía en el móvil.',
      'Ya está solucionado. Ábrala de nuevo, por favor.',
      '¿Qué móvil y qué navegador utiliza?',
    ),
    story(
      'ASSIGNMENT',
      'Prórroga de la asignación',
      'Mi responsable propone seguir seis meses más. ¿Qué hay que hacer?',
      'Hemos preparado la prórroga; falta la aprobación de RR. HH.',
      '¿Tiene la propuesta por escrito?',
    ),
    story(
      'OTHER',
      'Seguro médico de mi pareja',
      '¿Desde qué día está asegurada mi pareja?',
      'Desde el primer día del mes; la tarjeta va por correo.',
      '¿Nos confirma su dirección actual?',
    ),
  ],
  fr: [
    story(
      'HOUSING',
      'Le propriétaire demande une caution plus élevée',
      'Il veut maintenant trois mois au lieu de deux. Puis-je accepter ?',
      'Votre politique prévoit deux mois. Nous avons écrit au propriétaire et vous tenons au courant.',
      'Pouvez-vous nous transmettre le message du propriétaire ?',
    ),
    story(
      'TRAVEL',
      'Erreur sur un visa',
      'Un chiffre du numéro de passeport est faux. Puis-je voyager ?',
      'Attendez le visa corrigé : il est prêt jeudi.',
      'Pouvez-vous joindre une photo de la page du visa ?',
    ),
    story(
      'EXPENSES',
      'Quand ma note de mars est-elle payée ?',
      'Elle est approuvée depuis une semaine et je ne vois rien sur mon compte.',
      'Elle part avec le paiement d’aujourd’hui, comptez trois jours ouvrés.',
      'Sur lequel de vos comptes faut-il payer ?',
    ),
    story(
      'DOCUMENTS',
      'Quel formulaire fiscal me faut-il ?',
      'La paie me demande une attestation de résidence fiscale.',
      'Le formulaire est dans la bibliothèque, rubrique Fiscalité.',
      'Pour quelle année en avez-vous besoin ?',
    ),
    story(
      'SERVICE',
      'Deux cartons manquent',
      'Sur 64 cartons il en manque deux : cuisine et livres.',
      'Ils étaient au dépôt et arrivent vendredi matin.',
      'Vous souvenez-vous des numéros des cartons ?',
    ),
    story(
      'TECHNICAL',
      'Un document ne s’ouvre pas',
      'La page reste vide quand j’ouvre le guide sur mon téléphone.',
      'C’est réparé, vous pouvez rouvrir le guide.',
      'Quel téléphone et quel navigateur utilisez-vous ?',
    ),
    story(
      'ASSIGNMENT',
      'Début décalé de deux semaines',
      'Mon responsable préfère que je commence deux semaines plus tard.',
      'Les dates sont changées et tous les prestataires prévenus.',
      'Avez-vous la confirmation écrite de votre responsable ?',
    ),
    story(
      'OTHER',
      'Place de parking au bureau',
      'Y a-t-il une place de parking pour moi ?',
      'Oui, la place 114. Le badge est à l’accueil.',
      'À partir de quel jour ?',
    ),
  ],
};

/** Answers that are kept ready. */
export const preparedAnswers: Readonly<Record<'en' | 'es' | 'fr', readonly (readonly [string, string])[]>> = {
  en: [
    [
      'We are looking into it',
      'Thank you for your message. We are looking into it and come back to you by the end of tomorrow.',
    ],
    [
      'Please send a document',
      'Could you please attach the document to this ticket? A photo of good quality is enough.',
    ],
    ['Solved', 'This is solved. Please tell us if anything is still missing; otherwise the ticket can be closed.'],
  ],
  es: [
    ['Lo estamos revisando', 'Gracias por su mensaje. Lo estamos revisando y le respondemos mañana a más tardar.'],
    ['Envíe un documento', '¿Puede adjuntar el documento a esta consulta? Basta con una foto nítida.'],
    ['Resuelto', 'Ya está resuelto. Díganos si falta algo; si no, la consulta puede cerrarse.'],
  ],
  fr: [
    [
      'Nous nous en occupons',
      'Merci de votre message. Nous nous en occupons et revenons vers vous demain au plus tard.',
    ],
    ['Merci d’envoyer un document', 'Pouvez-vous joindre le document à ce ticket ? Une photo nette suffit.'],
    ['Résolu', 'C’est résolu. Dites-nous s’il manque quelque chose ; sinon le ticket peut être fermé.'],
  ],
};
