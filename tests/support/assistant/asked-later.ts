import { ask, day, gbp, type SampleQuestion } from './sixty-questions.ts';

/** What was answered wrongly once the sixty were right: each of them has to be. */
export const askedLater: readonly SampleQuestion[] = [
  ask(
    'How many days can I still spend in Singapore?',
    '¿Cuántos días puedo pasar todavía en Singapur?',
    'Combien de jours puis-je encore passer à Singapour ?',
    ['183'],
  ),
  ask(
    'How many days may I still stay in Spain?',
    '¿Cuántos días puedo quedarme todavía en España?',
    'Combien de jours puis-je encore rester en Espagne ?',
    ['176'],
    ['Singap'],
  ),
  ask(
    'What is left of the “Relocation allowance”?',
    '¿Cuánto queda de “Relocation allowance”?',
    'Que reste-t-il de « Relocation allowance » ?',
    [gbp('5000'), gbp('310'), gbp('4690')],
    ['School fees', 'Temporary housing'],
  ),
  ask(
    'What is left of the “Home leave flights”?',
    '¿Cuánto queda de “Home leave flights”?',
    'Que reste-t-il de « Home leave flights » ?',
    [gbp('1150')],
    ['School fees', 'Relocation allowance'],
  ),
  ask(
    'When do they pack?',
    '¿Cuándo embalan?',
    'Quand emballent-ils mes affaires ?',
    [day(6)],
    ['Flight to Madrid', 'Arrival of the container'],
  ),
  ask(
    'When is packing day?',
    '¿Qué día es el embalaje?',
    'Quel est le jour de l’emballage ?',
    [day(6)],
    ['Flight to Madrid'],
  ),
  ask(
    'What do I have to do first?',
    '¿Qué tengo que hacer primero?',
    'Que dois-je faire en premier ?',
    [
      '5',
      'Choose three flats',
      day(5),
      'Needs assessment',
      day(7),
      'Marriage certificate',
      day(8),
      'Driving licence',
      day(14),
      day(16),
    ],
    ['Survey of the goods'],
  ),
  ask(
    'What time is my flight?',
    '¿A qué hora sale mi vuelo?',
    'À quelle heure part mon vol ?',
    ['Flight to Madrid', day(9)],
    ['Arrival of the container'],
  ),
  ask('The school fees', 'La matrícula escolar', 'Les frais de scolarité', [gbp('18000')], ['Temporary housing']),
  ask('Who pays for school?', '¿Quién paga el colegio?', 'Qui paie l’école ?', [gbp('18000')], ['Temporary housing']),
];
