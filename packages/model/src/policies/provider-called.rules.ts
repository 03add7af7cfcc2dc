import type { Facts } from '@homeport/grammar';

/** Who of the list of providers is chosen, and whether somebody was. */
export interface ChosenProvider extends Facts {
  /** What the chosen provider is called; null where none is. */
  readonly providerCalled: string | null;
  readonly hadProvider: boolean;
}

/** A provider is called as on the list; a name that was typed before there was that list stays until somebody is chosen. */
export const nameOfProvider = (
  chosen: object | null,
  typed: string | null,
  { providerCalled, hadProvider }: ChosenProvider,
): string | null => (chosen ? providerCalled : hadProvider ? null : typed);
