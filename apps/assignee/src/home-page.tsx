import { HomePage } from './home/HomePage.tsx';
import { homeCards } from './home-cards.generated.ts';

const cards = homeCards.flat().sort((one, other) => one.order - other.order);

/** Home with the cards of all domains. */
export const ComposedHome = () => <HomePage cards={cards} />;
