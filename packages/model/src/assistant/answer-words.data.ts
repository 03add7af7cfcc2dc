/** What the assistant says, as ICU messages. All languages have exactly these keys. */
const en = {
  'title.DATES': 'Your assignment',
  'title.SERVICES': 'Your services',
  'title.MONEY': 'Your expenses',
  'title.DAYS': 'Your travel diary',
  'title.DOCUMENTS': 'Documents you are asked for',
  'title.CONTACTS': 'Your contacts',
  'title.TIMELINE': 'Your timeline',
  'none.DATES': 'I could not find an assignment of yours.',
  'none.SERVICES': 'I could not find a service that was arranged for you.',
  'none.MONEY': 'I could not find an Expense Report or a payment of yours.',
  'none.DAYS': 'I could not find days in your travel diary for this.',
  'none.DAYS.in': 'I could not find days in {country} in your travel diary{year, select, none {} other { for {year}}}.',
  'none.DOCUMENTS': 'I could not find a document that you still have to send in or read.',
  'none.CONTACTS': 'I could not find a contact of yours.',
  'none.TIMELINE': 'I could not find a coming event in your timeline.',
  unknown: 'to be confirmed',
  'dates.route': 'Your assignment {reference} goes from {home} to {host}.',
  'dates.run': 'It starts on {start} and ends on {end}.',
  'dates.until': '{days, plural, one {It starts in # day.} other {It starts in # days.}}',
  'dates.since': '{days, plural, one {This is day # of it.} other {This is day # of it.}}',
  'dates.type': 'Type: {type}. Status: {status}.',
  'services.count': '{count, plural, one {You have # service.} other {You have # services.}}',
  'services.needs': '• {name} needs you: {action}, due {due}.',
  'services.next': '• {name}: {status}. Next: {action}, due {due}.',
  'services.is': '• {name}: {status}.',
  'services.more': '{count, plural, one {There is # more.} other {There are # more.}}',
  'money.stage':
    '{count, plural, one {• {stage}: {amount} in # Expense Report.} other {• {stage}: {amount} in # Expense Reports.}}',
  'money.paid': '• Paid on {date}: {amount}, reference {reference}.',
  'money.coming': '• Payment of {amount}: {status}.',
  'days.line': '{count, plural, one {• {country} in {year}: # day.} other {• {country} in {year}: # days.}}',
  'documents.line': '• {name}: {status}, due {due}.',
  'documents.rejected': '• {name}: {status}. Reason: {reason}',
  'contacts.line': '• {name}, {role}{company, select, none {} other { ({company})}}: {reach}',
  'contacts.noReach': 'no address known',
  'timeline.line': '• {date}: {description}',
  library: 'From your library:',
  page: '{title}, page {page}',
  nothing:
    'I could not find anything about that in your library or in what is yours here. Try other words, or ask a person.',
  greeting:
    'Hello. Ask me about your assignment, services, expenses, days per country, documents, contacts or timeline, or about anything in your library.',
  'ticket.subject': 'Handed over by the assistant: {question}',
  'ticket.intro': 'This conversation with the assistant was handed over.',
  'ticket.person': 'Question: {text}',
  'ticket.assistant': 'Assistant: {text}',
} as const;
export type AnswerWord = keyof typeof en;
type Words = Readonly<Record<AnswerWord, string>>;

const es: Words = {
  'title.DATES': 'Su asignación',
  'title.SERVICES': 'Sus servicios',
  'title.MONEY': 'Sus gastos',
  'title.DAYS': 'Su diario de viajes',
  'title.DOCUMENTS': 'Documentos que se le piden',
  'title.CONTACTS': 'Sus contactos',
  'title.TIMELINE': 'Su cronología',
  'none.DATES': 'No he encontrado ninguna asignación suya.',
  'none.SERVICES': 'No he encontrado ningún servicio organizado para usted.',
  'none.MONEY': 'No he encontrado ningún informe de gastos ni pago suyo.',
  'none.DAYS': 'No he encontrado días para esto en su diario de viajes.',
  'none.DAYS.in':
    'No he encontrado días en {country} en su diario de viajes{year, select, none {} other { para {year}}}.',
  'none.DOCUMENTS': 'No he encontrado ningún documento que tenga que enviar o leer todavía.',
  'none.CONTACTS': 'No he encontrado ningún contacto suyo.',
  'none.TIMELINE': 'No he encontrado ningún evento próximo en su cronología.',
  unknown: 'por confirmar',
  'dates.route': 'Su asignación {reference} va de {home} a {host}.',
  'dates.run': 'Empieza el {start} y termina el {end}.',
  'dates.until':
    '{days, plural, one {Empieza dentro de # día.} many {Empieza dentro de # de días.} other {Empieza dentro de # días.}}',
  'dates.since':
    '{days, plural, one {Hoy es el día # de ella.} many {Hoy es el día # de ella.} other {Hoy es el día # de ella.}}',
  'dates.type': 'Tipo: {type}. Estado: {status}.',
  'services.count': '{count, plural, one {Tiene # servicio.} many {Tiene # de servicios.} other {Tiene # servicios.}}',
  'services.needs': '• {name} le necesita: {action}, fecha límite {due}.',
  'services.next': '• {name}: {status}. Siguiente paso: {action}, fecha límite {due}.',
  'services.is': '• {name}: {status}.',
  'services.more': '{count, plural, one {Hay # más.} many {Hay # más.} other {Hay # más.}}',
  'money.stage':
    '{count, plural, one {• {stage}: {amount} en # informe de gastos.} many {• {stage}: {amount} en # de informes de gastos.} other {• {stage}: {amount} en # informes de gastos.}}',
  'money.paid': '• Pagado el {date}: {amount}, referencia {reference}.',
  'money.coming': '• Pago de {amount}: {status}.',
  'days.line':
    '{count, plural, one {• {country} en {year}: # día.} many {• {country} en {year}: # de días.} other {• {country} en {year}: # días.}}',
  'documents.line': '• {name}: {status}, fecha límite {due}.',
  'documents.rejected': '• {name}: {status}. Motivo: {reason}',
  'contacts.line': '• {name}, {role}{company, select, none {} other { ({company})}}: {reach}',
  'contacts.noReach': 'sin dirección conocida',
  'timeline.line': '• {date}: {description}',
  library: 'De su biblioteca:',
  page: '{title}, página {page}',
  nothing:
    'No he encontrado nada sobre eso en su biblioteca ni en lo que es suyo aquí. Pruebe con otras palabras o pregunte a una persona.',
  greeting:
    'Hola. Pregúnteme por su asignación, servicios, gastos, días por país, documentos, contactos o cronología, o por cualquier cosa de su biblioteca.',
  'ticket.subject': 'Enviado por el asistente: {question}',
  'ticket.intro': 'Se ha pasado esta conversación con el asistente.',
  'ticket.person': 'Pregunta: {text}',
  'ticket.assistant': 'Asistente: {text}',
};

const fr: Words = {
  'title.DATES': 'Votre affectation',
  'title.SERVICES': 'Vos services',
  'title.MONEY': 'Vos dépenses',
  'title.DAYS': 'Votre carnet de voyage',
  'title.DOCUMENTS': 'Documents qui vous sont demandés',
  'title.CONTACTS': 'Vos contacts',
  'title.TIMELINE': 'Votre chronologie',
  'none.DATES': 'Je n’ai trouvé aucune affectation à votre nom.',
  'none.SERVICES': 'Je n’ai trouvé aucun service organisé pour vous.',
  'none.MONEY': 'Je n’ai trouvé ni note de frais ni remboursement à votre nom.',
  'none.DAYS': 'Je n’ai pas trouvé de jours à ce sujet dans votre carnet de voyage.',
  'none.DAYS.in':
    'Je n’ai pas trouvé de jours pour ce pays dans votre carnet de voyage ({country}{year, select, none {} other {, {year}}}).',
  'none.DOCUMENTS': 'Je n’ai trouvé aucun document que vous deviez encore envoyer ou lire.',
  'none.CONTACTS': 'Je n’ai trouvé aucun contact pour vous.',
  'none.TIMELINE': 'Je n’ai trouvé aucun événement à venir dans votre chronologie.',
  unknown: 'à confirmer',
  'dates.route': 'Votre affectation {reference} va de {home} à {host}.',
  'dates.run': 'Elle commence le {start} et se termine le {end}.',
  'dates.until':
    '{days, plural, one {Elle commence dans # jour.} many {Elle commence dans # de jours.} other {Elle commence dans # jours.}}',
  'dates.since':
    '{days, plural, one {Nous sommes au jour # de celle-ci.} many {Nous sommes au jour # de celle-ci.} other {Nous sommes au jour # de celle-ci.}}',
  'dates.type': 'Type : {type}. Statut : {status}.',
  'services.count':
    '{count, plural, one {Vous avez # service.} many {Vous avez # de services.} other {Vous avez # services.}}',
  'services.needs': '• {name} a besoin de vous : {action}, échéance {due}.',
  'services.next': '• {name} : {status}. Prochaine étape : {action}, échéance {due}.',
  'services.is': '• {name} : {status}.',
  'services.more':
    '{count, plural, one {Il y en a # de plus.} many {Il y en a # de plus.} other {Il y en a # de plus.}}',
  'money.stage':
    '{count, plural, one {• {stage} : {amount} dans # note de frais.} many {• {stage} : {amount} dans # de notes de frais.} other {• {stage} : {amount} dans # notes de frais.}}',
  'money.paid': '• Payé le {date} : {amount}, référence {reference}.',
  'money.coming': '• Remboursement de {amount} : {status}.',
  'days.line':
    '{count, plural, one {• {country}, {year} : # jour.} many {• {country}, {year} : # de jours.} other {• {country}, {year} : # jours.}}',
  'documents.line': '• {name} : {status}, échéance {due}.',
  'documents.rejected': '• {name} : {status}. Motif : {reason}',
  'contacts.line': '• {name}, {role}{company, select, none {} other { ({company})}} : {reach}',
  'contacts.noReach': 'aucune adresse connue',
  'timeline.line': '• {date} : {description}',
  library: 'Dans votre bibliothèque :',
  page: '{title}, page {page}',
  nothing:
    'Je n’ai rien trouvé à ce sujet dans votre bibliothèque ni dans ce qui vous concerne ici. Essayez d’autres mots, ou demandez à une personne.',
  greeting:
    'Bonjour. Interrogez-moi sur votre affectation, vos services, vos dépenses, vos jours par pays, vos documents, vos contacts ou votre chronologie, ou sur tout ce que contient votre bibliothèque.',
  'ticket.subject': 'Transmis par l’assistant : {question}',
  'ticket.intro': 'Cette conversation avec l’assistant a été transmise.',
  'ticket.person': 'Question : {text}',
  'ticket.assistant': 'Assistant : {text}',
};

/** The texts of the assistant by language. */
export const answerWords: Readonly<Record<'en' | 'es' | 'fr', Words>> = { en, es, fr };
