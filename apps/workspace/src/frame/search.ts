import { useSearch } from '@tanstack/react-router';

/** The parameters of an address: flat text, as the router reads them. */
export type Search = Readonly<Record<string, string>>;

/** The parameters that a loader or a redirect is given, which the router hands on untyped. */
export const searchOf = (given: object): Search =>
  Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** The parameters of the page that is open, whichever it is; the same object as long as none of them changes. */
export function useAddress(): Search {
  // Pages are collected, so the router cannot know the parameters of each; all are read by its `parseSearch`.
  return useSearch({ strict: false });
}
