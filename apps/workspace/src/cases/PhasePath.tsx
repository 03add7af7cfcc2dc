import { type CaseClosing, phasePath } from '@homeport/model/cases';
import { intlLocale } from '@homeport/ui/language/locale.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { StageTracker } from '@homeport/ui/parts/StageTracker.tsx';
import { choicesQuery } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useQuery } from '@tanstack/react-query';
import { useCasesWords } from './use-cases-words.ts';

/** The phases of an assignment: those behind it, the one it is in, and what is missing for the next. */
export function PhasePath({ row, phases }: { readonly row: Row; readonly phases: CaseClosing['phases'] }) {
  const text = useCasesWords();
  const host = useRecordHost();
  const { locale } = useSettings();
  const names = useQuery(choicesQuery(host, 'CASE_PHASE')).data ?? [];
  if (phases.length === 0) return null;
  const list = new Intl.ListFormat(intlLocale(locale));
  const stages = phasePath(phases, typeof row.phase === 'string' ? row.phase : null).map(
    ({ code, state, missing }) => ({
      id: code,
      label: names.find(({ value }) => value === code)?.label ?? code,
      state,
      reason: missing.length > 0 ? text('phase.missing', { list: list.format(missing) }) : null,
    }),
  );
  return <StageTracker label={text('phase.path')} stages={stages} />;
}
