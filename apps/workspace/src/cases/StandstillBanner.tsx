import type { Standstill } from '@homeport/model/cases';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { choicesQuery } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';

/** Who stopped an assignment, since when, for what, and who can let it go on. */
export function StandstillBanner({
  stands,
  children,
}: {
  readonly stands: Standstill;
  /** What it means for the work, for those who do it. */
  readonly children?: ReactNode;
}) {
  const text = useWords();
  const formats = useFormats();
  const host = useRecordHost();
  const reasons = useQuery(choicesQuery(host, 'BLOCK_REASON')).data ?? [];
  const lifters = useQuery(choicesQuery(host, 'BLOCK_LIFTER')).data ?? [];
  const nameIn = (options: typeof reasons, value: string | null) =>
    options.find((one) => one.value === value)?.label ?? value;
  const reason = stands.kind === 'BLOCKED' ? nameIn(reasons, stands.reason) : stands.reason;
  const lifter = nameIn(lifters, stands.waitsFor);
  return (
    <Banner
      tone={stands.kind === 'BLOCKED' ? 'danger' : 'warning'}
      title={text(stands.kind === 'BLOCKED' ? 'cases.blocked' : 'cases.onHold', {
        who: stands.by === null ? 'unknown' : 'known',
        by: stands.by ?? '',
        since: stands.days === null ? 'unknown' : 'known',
        days: stands.days ?? 0,
        why: reason === null ? 'unknown' : 'known',
        reason: reason ?? '',
      })}
    >
      {lifter === null ? null : <div>{text('cases.waitsFor', { who: lifter })}</div>}
      {stands.expectedUntil === null ? null : (
        <div>
          {text(stands.isOverdue ? 'cases.expectedOver' : 'cases.expectedUntil', {
            day: formats.date(stands.expectedUntil),
          })}
        </div>
      )}
      {children === undefined ? null : <div>{children}</div>}
    </Banner>
  );
}
