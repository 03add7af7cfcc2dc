import type { ConfigurationBundle } from '@homeport/model/configuration';

/** What the parts of a bundle's page are given. */
export interface BundleProps {
  readonly bundle: ConfigurationBundle;
  readonly tenant: string | undefined;
  readonly search: Readonly<Record<string, string>>;
  readonly onSearch: (next: Readonly<Record<string, string | undefined>>) => void;
}
