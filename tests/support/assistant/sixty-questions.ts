/** A fact that an answer has to hold: as written, or as the reader's language writes a day or an amount. */
export type Fact = string | { readonly day: number } | { readonly money: string; readonly currency: string };
/** One question in three languages, what its answer has to say, and what would be beside it or invented. */
export interface SampleQuestion {
  readonly en: string;
  readonly es: string;
  readonly fr: string;
  readonly facts: readonly Fact[];
  readonly not?: readonly string[];
}
export const gbp = (money: string): Fact => ({ money, currency: 'GBP' });
const eur = (money: string): Fact => ({ money, currency: 'EUR' });
export const day = (days: number): Fact => ({ day: days });
export const ask = (
  en: string,
  es: string,
  fr: string,
  facts: readonly Fact[],
  not?: readonly string[],
): SampleQuestion => ({
  en,
  es,
  fr,
  facts,
  ...(not && { not }),
});

/** What people who move ask, with what Nora’s records say. */
export const sixtyQuestions: readonly SampleQuestion[] = [
  // The assignment
  ask('When does my assignment start?', '¿Cuándo empieza mi asignación?', 'Quand commence mon affectation ?', [
    day(10),
  ]),
  ask('When does my assignment end?', '¿Cuándo termina mi asignación?', 'Quand se termine mon affectation ?', [
    day(741),
  ]),
  ask('When do I leave?', '¿Cuándo me voy?', 'Quand est-ce que je pars ?', [day(10), '10']),
  ask('What is the start date?', '¿Cuál es la fecha de inicio?', 'Quelle est la date de début ?', [day(10)]),
  ask('How long is my assignment?', '¿Cuánto dura mi asignación?', 'Combien de temps dure mon affectation ?', [
    day(10),
    day(741),
  ]),
  ask('What type of assignment do I have?', '¿Qué tipo de asignación tengo?', 'Quel est le type de mon affectation ?', [
    'HAL-0417',
  ]),
  // Services
  ask('What do I have to do next?', '¿Qué tengo que hacer ahora?', 'Quelles sont mes prochaines étapes ?', [
    'Choose three flats',
    day(5),
  ]),
  ask('Which services do I have?', '¿Qué servicios tengo?', 'Quels services ai-je ?', [
    'Household goods shipment',
    'Home search',
    'School search',
    'Language course',
  ]),
  ask(
    'What is the status of my home search?',
    '¿Cómo va la búsqueda de vivienda?',
    'Où en est la recherche de logement ?',
    ['Choose three flats'],
    ['Household goods'],
  ),
  ask(
    'Who is the moving company?',
    '¿Quién hace la mudanza?',
    'Qui est mon déménageur ?',
    ['Atlantic Movers'],
    ['School search'],
  ),
  ask(
    'When do the movers look at my furniture?',
    '¿Cuándo ven los de la mudanza mis muebles?',
    'Quand les déménageurs viennent-ils voir mes meubles ?',
    ['Survey of the goods', day(3)],
    ['School search'],
  ),
  ask(
    'What happens with the school search?',
    '¿Qué pasa con la búsqueda de colegio?',
    'Où en est la recherche d’école ?',
    ['Visit of two schools', day(12)],
    ['Choose three flats'],
  ),
  ask(
    'Is my language course arranged?',
    '¿Está organizado mi curso de idiomas?',
    'Mon cours de langue est-il organisé ?',
    ['Lingua Viva'],
    ['Choose three flats'],
  ),
  ask('When will my belongings arrive?', '¿Cuándo llegan mis enseres?', 'Quand arrivent mes meubles ?', [
    'Household goods shipment',
    'Arrival of the container',
    day(31),
  ]),
  // The timeline
  ask(
    'What comes next on my timeline?',
    '¿Cuáles son los próximos eventos?',
    'Quels sont mes prochains rendez-vous ?',
    ['Goods are packed', day(6), 'Flight to Madrid', day(9)],
  ),
  ask(
    'When is my flight?',
    '¿Cuándo es mi vuelo?',
    'Quand est mon vol ?',
    ['Flight to Madrid', day(9)],
    ['Goods are packed'],
  ),
  ask('When does the container arrive?', '¿Cuándo llega el contenedor?', 'Quand arrive le conteneur ?', [
    'Arrival of the container',
    day(31),
  ]),
  // Money
  ask('Where is my money?', '¿Dónde está mi dinero?', 'Où est mon argent ?', [
    'Look-see trip',
    eur('726.5'),
    'Peter Grant',
    day(-4),
    day(4),
  ]),
  ask('Where are my expenses?', '¿Dónde están mis gastos?', 'Où en sont mes dépenses ?', [
    'Look-see trip',
    'Peter Grant',
  ]),
  ask(
    'What happened to the hotel expense?',
    '¿Qué pasa con el gasto del hotel?',
    'Où en est la dépense d’hôtel ?',
    [eur('640'), 'Peter Grant', day(-4), day(4)],
    ['Farewell', 'PAY-000321'],
  ),
  ask(
    'Was my dinner paid?',
    '¿Me han pagado la cena?',
    'Mon dîner est-il remboursé ?',
    [eur('86.5'), 'Peter Grant'],
    ['PAY-000321'],
  ),
  ask(
    'Who has to approve my look-see trip expenses?',
    '¿Quién aprueba mis gastos de “Look-see trip”?',
    'Qui approuve mes dépenses « Look-see trip » ?',
    ['Peter Grant', day(4)],
  ),
  ask(
    'Why was my farewell party expense rejected?',
    '¿Por qué se rechazó el gasto “Farewell party”?',
    'Pourquoi la dépense « Farewell party » a-t-elle été refusée ?',
    ['Not part of the policy', gbp('72.4')],
    ['Look-see'],
  ),
  ask('When was I paid last?', '¿Cuándo fue mi último pago?', 'Quand ai-je été payée ?', [
    gbp('310'),
    day(-30),
    'PAY-000321',
  ]),
  ask(
    'To which account was my payment sent?',
    '¿A qué cuenta fue mi pago?',
    'Sur quel compte est arrivé mon paiement ?',
    ['4242'],
  ),
  ask(
    'What became of the expense report “Visa fees”?',
    '¿Qué fue del informe de gastos “Visa fees”?',
    'Qu’est devenue la note de frais « Visa fees » ?',
    [gbp('310')],
    ['Look-see'],
  ),
  // Benefits
  ask('What benefits do I have?', '¿A qué tengo derecho?', 'À quels avantages ai-je droit ?', [
    'School fees',
    'Relocation allowance',
    'Temporary housing',
    'Home leave flights',
  ]),
  ask(
    'How much can I spend on school?',
    '¿Cuánto puedo gastar en el colegio?',
    'Combien puis-je dépenser pour l’école ?',
    [gbp('19800')],
    ['Relocation allowance'],
  ),
  ask(
    'Does the company pay for school fees?',
    '¿La empresa paga el colegio?',
    'L’entreprise prend-elle en charge la scolarité ?',
    [gbp('18000'), gbp('19800')],
    ['Temporary'],
  ),
  ask(
    'What is my relocation allowance?',
    '¿De cuánto es mi beneficio “Relocation allowance”?',
    'De combien est ma prime « Relocation allowance » ?',
    [gbp('5000')],
    ['School fees'],
  ),
  ask(
    'How much am I allowed for temporary housing?',
    '¿Cuánto tengo para alojamiento temporal?',
    'Combien ai-je pour le logement temporaire ?',
    [gbp('2400')],
    ['Relocation allowance'],
  ),
  ask(
    'Is home leave covered?',
    '¿Están cubiertas las vacaciones en casa?',
    'Les congés au pays sont-ils pris en charge ?',
    [gbp('1150')],
    ['Relocation allowance'],
  ),
  ask(
    'Am I entitled to a hotel at the beginning?',
    '¿Tengo derecho a un hotel al principio?',
    'Ai-je droit à un hôtel au début ?',
    [gbp('2400')],
    ['Relocation allowance'],
  ),
  // Lump sum
  ask(
    'How much of my lump sum is left?',
    '¿Cuánto queda de mi cantidad a tanto alzado?',
    'Que reste-t-il de mon forfait ?',
    [gbp('2750')],
  ),
  ask('How many points do I have?', '¿Cuántos puntos tengo?', 'Combien de points me reste-t-il ?', ['60', '40']),
  ask(
    'Until when can I use my points?',
    '¿Hasta cuándo puedo usar mis puntos?',
    'Jusqu’à quand puis-je utiliser mes points ?',
    [day(21)],
  ),
  // Days
  ask(
    'How many Schengen days do I have left?',
    '¿Cuántos días Schengen me quedan?',
    'Combien de jours Schengen me reste-t-il ?',
    ['81', '9'],
  ),
  ask(
    'How many days was I in Spain?',
    '¿Cuántos días he estado en España?',
    'Combien de jours ai-je passés en Espagne ?',
    ['7'],
  ),
  ask(
    'How many days was I in France?',
    '¿Cuántos días he estado en Francia?',
    'Combien de jours ai-je passés en France ?',
    ['2'],
  ),
  ask(
    'How do I stand with 183 days in Spain?',
    '¿Cómo voy con los 183 días en España?',
    'Où en suis-je des 183 jours en Espagne ?',
    ['183', '7'],
  ),
  ask(
    'How many days did I spend in Japan?',
    '¿Cuántos días he estado en Japón?',
    'Combien de jours ai-je passés au Japon ?',
    [],
    ['•'],
  ),
  // Documents
  ask('Which documents are still missing?', '¿Qué documentos me faltan?', 'Quels documents dois-je encore envoyer ?', [
    'Marriage certificate',
    day(8),
    'Driving licence',
  ]),
  ask(
    'Why was my driving licence document rejected?',
    '¿Por qué rechazaron mi documento “Driving licence”?',
    'Pourquoi mon document « Driving licence » a-t-il été refusé ?',
    ['The copy is unreadable'],
    ['Marriage'],
  ),
  ask(
    'When is the marriage certificate document due?',
    '¿Para cuándo es el documento “Marriage certificate”?',
    'Pour quand est le document « Marriage certificate » ?',
    [day(8)],
    ['Driving'],
  ),
  // Passports and visas
  ask('When does my passport expire?', '¿Cuándo caduca mi pasaporte?', 'Quand expire mon passeport ?', [day(1200)]),
  ask(
    'When does Tom’s passport expire?',
    '¿Cuándo caduca el pasaporte de Tom?',
    'Quand expire le passeport de Tom ?',
    [day(75)],
    ['Lily'],
  ),
  ask(
    'Until when is my daughter Lily’s visa valid?',
    '¿Hasta cuándo es válido el visado de Lily?',
    'Jusqu’à quand le visa de Lily est-il valable ?',
    [day(353)],
    ['Tom'],
  ),
  ask(
    'What is the status of my residence permit?',
    '¿En qué estado está mi permiso de residencia?',
    'Où en est mon titre de séjour ?',
    ['Nora'],
    ['Tom'],
  ),
  // Family
  ask('Who of my family moves with me?', '¿Quién de mi familia se muda conmigo?', 'Qui de ma famille part avec moi ?', [
    'Tom Bennett',
    'Lily Bennett',
    'Ruth Bennett',
  ]),
  ask(
    'Does Ruth move with my family?',
    '¿Se muda Ruth con mi familia?',
    'Ruth part-elle aussi avec ma famille ?',
    ['Ruth Bennett'],
    ['Tom'],
  ),
  // People
  ask(
    'Who is my case manager?',
    '¿Quién es mi gestora?',
    'Qui est ma gestionnaire ?',
    ['Marta Ruiz', 'marta.ruiz@meridian.example'],
    ['Joao'],
  ),
  ask(
    'What is the phone number of the movers?',
    '¿Cuál es el número de teléfono de la mudanza?',
    'Quel est le numéro de téléphone des déménageurs ?',
    ['Joao Prado', '+34910000222'],
    ['Marta'],
  ),
  ask('Who can help me?', '¿Quién me puede ayudar?', 'Qui peut m’aider ?', ['Marta Ruiz', 'Joao Prado']),
  // Calls, tickets, trips, forms
  ask('When is my next video call?', '¿Cuándo es mi próxima videollamada?', 'Quand est mon prochain appel vidéo ?', [
    'Talk about schools',
    day(2),
    '09:30 UTC',
  ]),
  ask('Is my help desk ticket answered?', '¿Han respondido a mi consulta?', 'Où en est mon ticket ?', [
    'HD-0077',
    'Parking permit',
  ]),
  ask(
    'What is my next business trip?',
    '¿Cuál es mi próximo viaje de trabajo?',
    'Quel est mon prochain déplacement ?',
    ['Lisbon', day(4), day(5)],
  ),
  ask(
    'Which forms do I have to fill in?',
    '¿Qué formularios tengo que rellenar?',
    'Quels formulaires dois-je remplir ?',
    ['Needs assessment', day(7), day(16)],
  ),
  // More than one thing at once, and what nobody here knows
  ask(
    'When does my assignment start, and who is my case manager?',
    '¿Cuándo empieza mi asignación y quién es mi gestora?',
    'Quand commence mon affectation et qui est ma gestionnaire ?',
    [day(10), 'Marta Ruiz'],
  ),
  ask(
    'What is the salary of my boss?',
    '¿Cuál es el sueldo de mi jefe?',
    'Quel est le salaire de mon chef ?',
    [],
    ['GBP', 'EUR'],
  ),
  ask(
    'Which football club wins tomorrow?',
    '¿Qué equipo de fútbol gana mañana?',
    'Quelle équipe de football gagne demain ?',
    [],
    ['GBP', '[1]'],
  ),
];
