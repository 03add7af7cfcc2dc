/** One choice of a pick list as a new tenant gets it, in the three languages. */
export interface OptionDefault {
  readonly code: string;
  readonly en: string;
  readonly es: string;
  readonly fr: string;
}

/** A choice in a line. */
export const option = (code: string, en: string, es: string, fr: string): OptionDefault => ({ code, en, es, fr });
