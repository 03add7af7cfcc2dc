import { caseDetail, closingSides } from '@homeport/model/cases';
import { intlLocale } from '@homeport/ui/language/locale.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { CircleCheckBig, CircleDashed } from 'lucide-react';
import { useCaseClosing } from './use-case-closing.ts';
import { useCasesWords } from './use-cases-words.ts';

/**
 * What is left to be done before an assignment is closed, once its end is near or a side of it is complete; where it is about to be closed
 * (`isAsked`), always.
 */
export function ClosingLine({ row, isAsked = false }: { readonly row: Row; readonly isAsked?: boolean }) {
  const text = useCasesWords();
  const host = useRecordHost();
  const { locale } = useSettings();
  const { data: closing } = useCaseClosing(row.id);
  if (!closing || !(closing.isNear || isAsked)) return null;
  const sides = closingSides.map((side) => closing.sides[side]).filter((side) => !side.isComplete);
  const open = sides.flatMap(({ lines }) => lines).filter(({ count }) => count > 0);
  const named = [
    ...open.map(({ kind, count }) => text(`open.${kind}`, { count })),
    ...(sides.some(({ hidesMore }) => hidesMore) ? [text('closing.hidden')] : []),
  ];
  const list = new Intl.ListFormat(intlLocale(locale)).format(named);
  const isReady = named.length === 0;
  return (
    <p className="case-standing" data-tone={isReady ? 'success' : 'info'}>
      <Icon of={isReady ? CircleCheckBig : CircleDashed} small />
      <AppLink href={host.address({ to: 'record', entity: caseDetail, id: row.id, tab: 'closing' }) ?? '#'}>
        {isReady
          ? text(sides.length === 0 ? 'closing.bothComplete' : 'closing.ready')
          : text('closing.toClose', { list })}
      </AppLink>
    </p>
  );
}
