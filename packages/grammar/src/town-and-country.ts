/** A town with its country, both as a reader calls them. A city state says its name once. */
export const townAndCountry = (town: string | null | undefined, country: string | null | undefined): string =>
  [town, town && country?.includes(town) ? null : country].filter(Boolean).join(', ');
