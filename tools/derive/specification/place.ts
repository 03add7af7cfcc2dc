import { allFields, type Catalogue, inputRefusals, kebab } from '@homeport/grammar';
import { roles } from '@homeport/model';
import { optionDefaults } from '@homeport/model/reference';

/**
 * Words of the specification by section, each with its places, separated by ` + `:
 * `policy` (an entity), `policy.effectiveFrom` (a field), `caseDetail.status.ACTIVE` (a state or a fixed choice),
 * `caseDetail.status.block()` (a transition), `caseExpense.submit()` (an action), `options TRAVEL_PURPOSE` or
 * `options TRAVEL_PURPOSE.VACATION`, `refusal input.required`, `route refresh`, `screen pendingCases`, `role planner`,
 * `file packages/…` (where a rule or a page is written), `decision 0012-…` (why there is none).
 */
export type SpecificationWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The places a word names. */
export const placesOf = (written: string): string[] => written.split(' + ').map((place) => place.trim());

/** What is wrong with a place; undefined when it exists. `isThere` tells of paths of the repository. */
export function faultOf(place: string, catalogue: Catalogue, isThere: (path: string) => boolean): string | undefined {
  const [kind = '', name = ''] = place.includes(' ') ? place.split(' ') : ['record', place];
  const exists = existence[kind as keyof typeof existence];
  if (!exists) return `${place}: there is no such kind of place`;
  return exists(name, catalogue, isThere) ? undefined : `${place} is not there`;
}

type Exists = (name: string, catalogue: Catalogue, isThere: (path: string) => boolean) => boolean;
const existence: Readonly<Record<string, Exists>> = {
  record: (name, catalogue) => isInRecord(name.split('.'), catalogue),
  options: (name) => {
    const [type = '', code] = name.split('.');
    const list = optionDefaults[type];
    return list !== undefined && (code === undefined || list.some((option) => option.code === code));
  },
  refusal: (name, catalogue) =>
    catalogue.refusals.has(name) || Object.hasOwn(inputRefusals.$specs, name.replace(/^input\./, '')),
  route: (name, catalogue) => catalogue.routes.some((route) => route.name === name),
  screen: (name, catalogue) => catalogue.screens.some((screen) => screen.name === name),
  role: (name) => Object.hasOwn(roles, name),
  file: (path, _, isThere) => isThere(path),
  decision: (name, _, isThere) => isThere(`docs/decisions/${name}.md`),
};

function isInRecord([entity = '', field, value]: string[], catalogue: Catalogue): boolean {
  if (!catalogue.hasEntity(entity)) return false;
  if (field === undefined) return true;
  const declared = catalogue.entity(entity);
  if (field.endsWith('()')) return catalogue.actionsOn(entity).some((a) => `${a.name}()` === field);
  const found = allFields(declared)[field];
  if (!found || value === undefined) return found !== undefined;
  if (found.type === 'option') return Object.hasOwn(found.choices ?? {}, value);
  if (found.type !== 'lifecycle') return false;
  return value.endsWith('()')
    ? Object.hasOwn(found.transitions, value.slice(0, -2))
    : Object.hasOwn(found.states, value);
}

/** A place as the page shows it: records link to their page of the catalogue. */
export function shownPlace(place: string): string {
  if (!place.includes(' ')) {
    const [entity = ''] = place.split('.');
    return `[\`${place}\`](${kebab(entity)}.md)`;
  }
  const [kind = '', name = ''] = place.split(' ');
  if (kind === 'decision') return `[decision ${Number(name.slice(0, 4))}](../decisions/${name}.md)`;
  if (kind === 'options') return `data option \`${name}\``;
  return kind === 'file' ? `\`${name}\`` : `${kind} \`${name}\``;
}
