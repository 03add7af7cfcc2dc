// Written by `npm run derive`: the door of the domain, what others take of it.
export { type Reader, cardsFor, conditionsFor, wiresOfCard } from './cards.rules.ts';
export { type Home, type HomeCard, type HomeSum, home, homeLimits } from './home.routes.ts';
