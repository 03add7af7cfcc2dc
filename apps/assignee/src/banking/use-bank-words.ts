import { ACCOUNT_KINDS, type BankFieldRule, type BankFinding } from '@homeport/model/banking';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useMemo } from 'react';
import { useKnownWord, useWords } from '../words/use-words.ts';

/** Names of the fields and sentences about them. A field has the name that banks of its country use. */
export function useBankWords() {
  const text = useWords();
  const known = useKnownWord();
  const { locale } = useSettings();
  return useMemo(() => {
    const field = ({ field: name, localName }: Pick<BankFieldRule, 'field' | 'localName'>) =>
      (localName && known(`bank.local.${localName}`)) || text(`bank.field.${name}`);
    const finding = ({ code, field: name, params = {} }: BankFinding) => {
      const country = typeof params.country === 'string' ? countryName(params.country, locale) : '';
      const values = { example: '', expected: '', ...params, country, label: field({ field: name }) };
      return known(`finding.${code}`, values) ?? text('finding.other');
    };
    const kinds = (country: string | null) => {
      const where = ACCOUNT_KINDS[country ?? ''] ?? 'common';
      return (['CHECKING', 'SAVINGS'] as const).map((value) => ({ value, label: text(`bank.kind.${where}.${value}`) }));
    };
    return { field, kinds, finding, hint: (of: BankFinding | undefined) => of && finding(of) };
  }, [text, known, locale]);
}
