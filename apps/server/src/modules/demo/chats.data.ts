/** Who says something, how many days ago, at which hour and minute, and what. */
export type ChatStory = readonly (readonly [
  who: 'me' | 'manager',
  ago: number,
  hour: number,
  minute: number,
  text: string,
])[];

/** Camille and her case manager: 23 messages, the last two unread. */
export const camillesChat: ChatStory = [
  [
    'manager',
    21,
    9,
    2,
    'Bonjour Camille, je suis Grace et je m’occupe de votre départ à Singapour. Écrivez-moi ici quand vous voulez.',
  ],
  ['me', 21, 9, 40, 'Bonjour Grace, enchantée ! Nous sommes quatre, les enfants ont 9 et 5 ans.'],
  ['manager', 21, 10, 5, 'Merci. La recherche d’école a donc la priorité ; Margaret Doyle vous contacte demain.'],
  ['me', 20, 18, 12, 'Elle vient de m’appeler, très agréable.'],
  ['manager', 20, 18, 30, 'Parfait. Pour les visas il me faut les passeports de toute la famille.'],
  ['me', 18, 12, 3, 'J’ai envoyé le mien et celui de Thomas. Celui de Jules est chez le maire, en renouvellement.'],
  ['manager', 18, 12, 45, 'Pas de souci, nous commençons avec les trois autres.'],
  ['me', 14, 8, 55, 'Le déménageur peut-il passer un mercredi ? Les enfants sont à la maison, mais moi aussi.'],
  ['manager', 14, 9, 20, 'Mercredi prochain à 10 h est réservé.'],
  ['me', 14, 9, 21, 'Merci !'],
  ['me', 10, 20, 15, 'Peut-on emporter le piano droit ?'],
  ['manager', 9, 9, 8, 'Oui, il entre dans le volume prévu. Orbit le protège contre l’humidité.'],
  ['me', 9, 12, 30, 'Bonne nouvelle, Léa est soulagée.'],
  [
    'manager',
    7,
    15,
    0,
    'Six appartements vous attendent dans le service Recherche de logement. Lequel préférez-vous ?',
  ],
  ['me', 6, 21, 40, 'Le deuxième, à côté de l’école. La cuisine est-elle équipée ?'],
  ['manager', 5, 9, 15, 'Oui, entièrement. Wei Ling vous envoie une vidéo demain.'],
  ['me', 5, 9, 32, 'Super.'],
  ['me', 3, 11, 10, 'La vidéo est très bien. On peut garder la date prévue pour l’avion ?'],
  ['manager', 3, 11, 48, 'Oui, quatre places sont bloquées jusqu’à vendredi.'],
  ['me', 2, 19, 5, 'Confirmé de notre côté.'],
  ['manager', 2, 19, 30, 'Alors je réserve demain matin.'],
  ['manager', 1, 9, 12, 'C’est fait : vol direct, départ 21 h 05. Les billets sont dans vos documents.'],
  [
    'manager',
    1,
    9,
    14,
    'Demain, nous faisons le point en vidéo. Avez-vous pu joindre la mairie pour le passeport de Jules ?',
  ],
];

/** A few words for the other assignments. */
export const shortChats: Readonly<Record<'en' | 'es' | 'fr', ChatStory>> = {
  en: [
    ['manager', 12, 9, 5, 'Hello, this is your case manager. You can write to me here at any time.'],
    ['me', 12, 11, 20, 'Thank you. When do we hear about the visa?'],
    ['manager', 11, 9, 45, 'The appointment is requested. I expect an answer this week.'],
    ['me', 4, 16, 2, 'The letter has arrived, all fine.'],
    ['manager', 4, 16, 30, 'Very good. The next step is the flat.'],
  ],
  es: [
    ['manager', 12, 9, 5, 'Hola, llevo su expediente. Puede escribirme aquí cuando quiera.'],
    ['me', 12, 11, 20, 'Gracias. ¿Cuándo sabremos algo de la tarjeta de residente?'],
    ['manager', 11, 9, 45, 'La cita está pedida. Espero respuesta esta semana.'],
    ['me', 4, 16, 2, 'Ha llegado la carta, todo bien.'],
    ['manager', 4, 16, 30, 'Estupendo. El siguiente paso es la renovación del contrato.'],
  ],
  fr: [
    ['manager', 12, 9, 5, 'Bonjour, je suis votre gestionnaire. Écrivez-moi ici quand vous voulez.'],
    ['me', 12, 11, 20, 'Merci. Quand aurons-nous une réponse pour le visa ?'],
    ['manager', 11, 9, 45, 'Le rendez-vous est demandé. J’attends une réponse cette semaine.'],
    ['me', 4, 16, 2, 'La lettre est arrivée, tout va bien.'],
    ['manager', 4, 16, 30, 'Très bien. La prochaine étape est le logement.'],
  ],
};
