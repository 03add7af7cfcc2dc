import { type Catalogue, defineCatalogue } from '@homeport/grammar';
import { domains } from './catalogue.generated.ts';

export { type RoleKey, roles } from '../role-presets/door.generated.ts';

/** Everything that exists in the business. */
export const catalogue: Catalogue = defineCatalogue(domains);
