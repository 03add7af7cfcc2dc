import type { NamesSpec } from '@homeport/grammar';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import type { Option } from '../../controls/options.ts';
import { intlLocale } from '../../language/locale.ts';
import { type Formats, useFormats, useSettings } from '../../language/settings.tsx';
import { useKitText } from '../../language/use-text.ts';
import { useRecordHost } from '../host/record-host.ts';
import { type Labels, useLabels } from '../words/use-labels.ts';
import type { FieldAt } from './field-at.ts';
import { nameLabel, ownerOf } from './named.ts';
import { type SaidIn, saidIn } from './said-in.ts';

/** What turns values into text for this reader. */
export interface ShowContext extends SaidIn {
  readonly formats: Formats;
  readonly labels: Labels;
  readonly yes: string;
  readonly no: string;
  countryName(code: string): string;
  /** The name of a tenant's option if its list was loaded, else its code. */
  optionName(optionType: string, code: string): string;
  /** What something declared is called; its name while its declaration has not come. */
  nameOf(spec: NamesSpec, name: string, row: Readonly<Record<string, unknown>>): string;
  /** Any field's value as plain text; empty when there is none. */
  text(at: FieldAt, value: unknown, row: Readonly<Record<string, unknown>>): string;
}
/** Writes a value of any field type. Handed down by `RecordsProvider`, because the kits themselves need names of records. */
export type WriteField = (
  at: FieldAt,
  value: unknown,
  row: Readonly<Record<string, unknown>>,
  show: ShowContext,
) => string;
export const WriteFieldContext = createContext<WriteField>((_at, value) => String(value ?? ''));

/** Everything needed to write values as text, in the reader's language and formats. */
export function useShow(): ShowContext {
  const formats = useFormats();
  const labels = useLabels();
  const kit = useKitText();
  const { locale } = useSettings();
  const client = useQueryClient();
  const { tenant, catalogue } = useRecordHost();
  const write = useContext(WriteFieldContext);
  return useMemo(() => {
    const regions = new Intl.DisplayNames(intlLocale(locale), { type: 'region', fallback: 'code' });
    const show: ShowContext = {
      formats,
      labels,
      yes: kit('yes'),
      no: kit('no'),
      // A code that is none would throw.
      countryName: (code) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code),
      ...saidIn(formats, locale),
      optionName: (optionType, code) =>
        client.getQueryData<readonly Option[]>(['choices', tenant, optionType])?.find((one) => one.value === code)
          ?.label ?? code,
      nameOf: (spec, name, row) => nameLabel(spec, name, ownerOf(spec, row), catalogue, labels, locale) ?? name,
      text: (at, value, row) => write(at, value, row, show),
    };
    return show;
  }, [formats, labels, kit, locale, client, tenant, catalogue, write]);
}
