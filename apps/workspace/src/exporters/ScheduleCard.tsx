import type { Exporter } from '@homeport/model/exporters';
import { formatTimeOfDay } from '@homeport/ui/language/dates.ts';
import type { Locale } from '@homeport/ui/language/locale.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useLearned } from '../frame/use-learned.ts';
import { RunResult } from './RunResult.tsx';
import { useExporters } from './use-exporters.ts';
import { useRuns } from './use-runs.ts';
import { exporterWords } from './words.ts';

/** When an exporter runs, in words, and how it went the last time. */
export function ScheduleCard({ row }: { readonly row: Row }) {
  useLearned('exporters', exporterWords);
  const text = useExporters();
  const formats = useFormats();
  const { locale } = useSettings();
  const { data: runs } = useRuns(row.id);
  const of = row as Exporter;
  const last = runs?.[0];
  const owner = of.owner ?? (row.createdBy as { label?: string } | null | undefined);
  const isScheduled = of.frequency !== 'NEVER';
  return (
    <Card title={text('title')}>
      <div className="hp-lines">
        <p>
          <strong>{inWords(of, text, locale)}</strong>
          {isScheduled && row.active !== false && of.nextRun ? (
            <>
              {' · '}
              {text('next', { time: formats.localTime(of.nextRun, of.timeZone?.label ?? 'UTC') })}
            </>
          ) : null}
          {isScheduled ? (
            <>
              {' · '}
              {text('rights', { name: owner?.label || text('somebody') })}
            </>
          ) : null}
        </p>
        {isScheduled && row.active === false ? <p className="hp-muted">{text('paused')}</p> : null}
        {runs === undefined ? null : last ? (
          <p>
            {text('last', { time: formats.localTime(last.startedAt) })} <RunResult run={last} />
          </p>
        ) : (
          <p className="hp-muted">{text('lastNever')}</p>
        )}
      </div>
    </Card>
  );
}

/** `Every Monday at 7:00 AM (Europe/Madrid)`: the hour as the reader's clock says it. */
function inWords(of: Exporter, text: ReturnType<typeof useExporters>, locale: Locale): string {
  const time = formatTimeOfDay(`${String(of.hour).padStart(2, '0')}:00`, locale);
  const day = of.dayOfMonth ?? 1;
  return text(`when.${of.frequency}`, {
    time,
    zone: of.timeZone?.label ?? 'UTC',
    weekday: of.weekday ?? 'MONDAY',
    day,
    late: day > 28 ? 'yes' : 'no',
  });
}
