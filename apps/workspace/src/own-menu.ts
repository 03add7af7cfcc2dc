import type { OwnMenu } from './frame/domain-menu.ts';
import { menus } from './menu.generated.ts';

/** Second letters of "g" for generated lists; pages of domains bring theirs. */
const lists = {
  c: 'caseDetail',
  e: 'caseExpenseBatch',
  l: 'document',
  o: 'contact',
  r: 'report',
  s: 'caseService',
  u: 'user',
};

const pages = menus.flatMap((menu) => menu.pages).sort((one, other) => one.order - other.order);
const letters = [
  ...Object.entries(lists),
  ...pages.flatMap(({ letter, key }) => (letter ? [[letter, key] as const] : [])),
];

/** What all domains bring to the menu, in its order. */
export const ownMenu: OwnMenu = {
  pages,
  account: menus.flatMap(({ account = [] }) => account),
  letters: Object.fromEntries(letters.sort(([one], [other]) => (one < other ? -1 : 1))),
};
