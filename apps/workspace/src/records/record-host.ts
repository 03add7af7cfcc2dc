import { call } from '@homeport/client';
import { allOf } from '@homeport/grammar';
import type { StaffMember } from '@homeport/model/identity';
import type { DataOption } from '@homeport/model/reference';
import { confirmFresh } from '@homeport/ui/account/confirm-fresh.ts';
import type { Option } from '@homeport/ui/controls/options.ts';
import { baseLanguage } from '@homeport/ui/language/locale.ts';
import type { RecordHost } from '@homeport/ui/records/host/record-host.ts';
import { addressOfPlace } from '../frame/address.ts';
import type { OwnPage } from '../frame/domain-menu.ts';
import { forgetRecords } from '../frame/recent.ts';
import { useWords } from '../words/use-words.ts';
import { lateExchange, lateFiles, lateFollowers, lateViews } from './late-calls.ts';
import { recordCalls } from './record-calls.ts';
import type { ViewsViewer } from './view-calls.ts';

export interface HostParts {
  readonly catalogue: RecordHost['catalogue'];
  readonly need: (entity: string) => Promise<void>;
  /** Those that are more than generated. */
  readonly pages: readonly OwnPage[];
  readonly viewer: RecordHost['viewer'];
  readonly homeTenant: string;
  /** What views are kept by. */
  readonly own: Pick<ViewsViewer, 'isPreview' | 'settings'>;
  /** The tenant worked in. */
  readonly tenant: string;
  /** The same as addresses name it: not at all where there is only one. */
  readonly named: string | undefined;
  readonly locale: () => string;
  readonly go: RecordHost['go'];
  readonly preload: (address: string) => void;
}

/** The pages that are more than generated, where a role may start. */
function useNamed(pages: readonly OwnPage[]): readonly Option[] {
  const text = useWords();
  return pages.map(({ key, path }) => ({ value: path, label: text(`page.${key}`) }));
}

/** Who names managers, and may ask for them. */
const namers = ['caseManager', 'hr', 'administrator', 'master'];

/** The name of an option in a language; English where it has none. */
function optionName(option: Pick<DataOption, 'name' | 'nameEs' | 'nameFr'>, locale: string): string {
  const language = baseLanguage(locale);
  const own = language === 'es' ? option.nameEs : language === 'fr' ? option.nameFr : null;
  return own || option.name;
}

/** The generated screens' application: calls of one tenant, addresses, settings. */
export function makeRecordHost({
  catalogue,
  pages,
  viewer,
  homeTenant,
  own,
  tenant,
  named,
  locale,
  ...given
}: HostParts): RecordHost {
  const away = tenant === homeTenant ? undefined : tenant;
  const prefix = away ? `for-tenant/${away}/` : '';
  const source = recordCalls(away);
  const choices = async (optionType: string, signal?: AbortSignal): Promise<readonly Option[]> => {
    const filter = allOf(
      { field: 'optionTypeCode', op: 'eq', value: optionType },
      { field: 'active', op: 'eq', value: true },
    );
    const page = await source.list(
      catalogue.entity('dataOption'),
      { filter, size: 500, total: 'none', sort: [{ field: 'sequence', descending: false }] },
      signal,
    );
    return page.content.map((row) => {
      const option = row as DataOption;
      return { value: option.code, label: optionName(option, locale()) };
    });
  };
  return {
    ...{ catalogue, need: given.need, go: given.go, preload: given.preload },
    source,
    exchange: lateExchange(prefix),
    viewer,
    tenant,
    address: (place) => addressOfPlace(place, named),
    onGone: forgetRecords,
    usePages: () => useNamed(pages),
    files: lateFiles(prefix),
    followers: lateFollowers(away),
    choices,
    // Users alone are named over companies: the staff of whoever manages this one.
    elsewhere: async (entity, text, signal) => {
      if (entity.name !== 'user' || !namers.some((role) => viewer.roles.includes(role))) return [];
      const query = { search: text || undefined };
      const found = await call<readonly StaffMember[]>('GET', `${prefix}user/from-elsewhere`, { query, signal });
      return found.map(({ id, name, role, company }) => ({
        value: id,
        label: name,
        description: [role, company].filter(Boolean).join(', '),
      }));
    },
    views: lateViews(tenant, away, { ...viewer, ...own }),
    confirmPassword: confirmFresh,
  };
}
