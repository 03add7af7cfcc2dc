import type { ExternalKind } from '@homeport/model/external';

interface Words {
  /** What the mail is called, by what the link opens. */
  readonly title: Readonly<Record<ExternalKind, string>>;
  readonly greeting: string;
  readonly greetingUnknown: string;
  readonly ask: Readonly<Record<ExternalKind, string>>;
  readonly validUntil: string;
  readonly open: Readonly<Record<ExternalKind, string>>;
  /** An assignment was asked for, and the request has come. */
  readonly received: { readonly title: string; readonly thanks: string; readonly next: string };
}
/** The texts of the e-mails of an external link; `{name}` is what the link opens, or who is to be moved. */
export const externalMailWords: Readonly<Record<'en' | 'es' | 'fr', Words>> = {
  en: {
    title: {
      FORM: 'Please fill in: {name}',
      SURVEY: 'How was it? A few questions',
      DOCUMENT: 'A document for you: {name}',
      INITIATION: 'Ask for an assignment',
      SERVICE: 'A job for you: {name}',
      ESTIMATE: 'A cost estimate for you: {name}',
    },
    greeting: 'Hello {recipient},',
    greetingUnknown: 'Hello,',
    ask: {
      FORM: '{sender} of {company} asks you to fill in a form. You need no account.',
      SURVEY: '{sender} of {company} asks for your opinion. You need no account.',
      DOCUMENT: '{sender} of {company} sends you a document. You need no account.',
      INITIATION: '{sender} of {company} asks you to describe the assignment you need. You need no account.',
      SERVICE:
        '{sender} of {company} asks you to do this service: {name}. You can accept it and say how it goes. You need no account.',
      ESTIMATE: '{sender} of {company} shows you a cost estimate. You need no account.',
    },
    validUntil: 'The link is for you alone. It works until {date} UTC.',
    open: {
      FORM: 'Fill in the form',
      SURVEY: 'Answer the questions',
      DOCUMENT: 'Open the document',
      INITIATION: 'Describe the assignment',
      SERVICE: 'Open the job',
      ESTIMATE: 'Open the estimate',
    },
    received: {
      title: 'Your request {reference} has arrived',
      thanks: 'Thank you. {company} has your request for the assignment of {name}. Its reference is {reference}.',
      next: 'It now waits for approval. Questions? Answer this e-mail: it reaches {sender}.',
    },
  },
  es: {
    title: {
      FORM: 'Rellene: {name}',
      SURVEY: '¿Qué tal fue? Unas preguntas',
      DOCUMENT: 'Un documento para usted: {name}',
      INITIATION: 'Solicitar una asignación',
      SERVICE: 'Un encargo para usted: {name}',
      ESTIMATE: 'Una estimación de costes para usted: {name}',
    },
    greeting: 'Hola, {recipient}:',
    greetingUnknown: 'Hola:',
    ask: {
      FORM: '{sender}, de {company}, le pide que rellene un formulario. No necesita cuenta.',
      SURVEY: '{sender}, de {company}, le pide su opinión. No necesita cuenta.',
      DOCUMENT: '{sender}, de {company}, le envía un documento. No necesita cuenta.',
      INITIATION: '{sender}, de {company}, le pide que describa la asignación que necesita. No necesita cuenta.',
      SERVICE:
        '{sender}, de {company}, le pide que preste este servicio: {name}. Puede aceptarlo y contar cómo va. No necesita cuenta.',
      ESTIMATE: '{sender}, de {company}, le muestra una estimación de costes. No necesita cuenta.',
    },
    validUntil: 'El enlace es solo para usted. Funciona hasta el {date} UTC.',
    open: {
      FORM: 'Rellenar el formulario',
      SURVEY: 'Responder a las preguntas',
      DOCUMENT: 'Abrir el documento',
      INITIATION: 'Describir la asignación',
      SERVICE: 'Abrir el encargo',
      ESTIMATE: 'Abrir la estimación',
    },
    received: {
      title: 'Hemos recibido su solicitud {reference}',
      thanks: 'Gracias. {company} ha recibido su solicitud de asignación de {name}. Su referencia es {reference}.',
      next: 'Ahora está pendiente de aprobación. ¿Preguntas? Responda a este correo: llega a {sender}.',
    },
  },
  fr: {
    title: {
      FORM: 'À remplir : {name}',
      SURVEY: 'Comment cela s’est-il passé ? Quelques questions',
      DOCUMENT: 'Un document pour vous : {name}',
      INITIATION: 'Demander une affectation',
      SERVICE: 'Une mission pour vous : {name}',
      ESTIMATE: 'Une estimation de coûts pour vous : {name}',
    },
    greeting: 'Bonjour {recipient},',
    greetingUnknown: 'Bonjour,',
    ask: {
      FORM: '{sender}, de {company}, vous demande de remplir un formulaire. Aucun compte n’est nécessaire.',
      SURVEY: '{sender}, de {company}, vous demande votre avis. Aucun compte n’est nécessaire.',
      DOCUMENT: '{sender}, de {company}, vous envoie un document. Aucun compte n’est nécessaire.',
      INITIATION:
        '{sender}, de {company}, vous demande de décrire l’affectation souhaitée. Aucun compte n’est nécessaire.',
      SERVICE:
        '{sender}, de {company}, vous demande d’assurer ce service : {name}. Vous pouvez l’accepter et indiquer où il en est. Aucun compte n’est nécessaire.',
      ESTIMATE: '{sender}, de {company}, vous montre une estimation de coûts. Aucun compte n’est nécessaire.',
    },
    validUntil: 'Ce lien est pour vous seul. Il fonctionne jusqu’au {date} UTC.',
    open: {
      FORM: 'Remplir le formulaire',
      SURVEY: 'Répondre aux questions',
      DOCUMENT: 'Ouvrir le document',
      INITIATION: 'Décrire l’affectation',
      SERVICE: 'Ouvrir la mission',
      ESTIMATE: 'Ouvrir l’estimation',
    },
    received: {
      title: 'Votre demande {reference} est arrivée',
      thanks: 'Merci. {company} a bien reçu votre demande d’affectation de {name}. Sa référence est {reference}.',
      next: 'Elle attend maintenant une approbation. Une question ? Répondez à cet e-mail : il parvient à {sender}.',
    },
  },
};
