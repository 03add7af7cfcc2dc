import { type Catalogue, defineCatalogue } from '@homeport/grammar';
import { domains } from './drawn.generated.ts';

/**
 * What screens are drawn from: entities, actions, refusals and screens. A browser loads it as a whole, so it carries no
 * rules, and nothing that is only used where it is imported (routes, events).
 */
export const drawnCatalogue: Catalogue = defineCatalogue(domains);
