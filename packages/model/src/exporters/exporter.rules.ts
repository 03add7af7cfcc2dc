import { defineRules, inputRefusals, isTimeZone } from '@homeport/grammar';
import { referenceRefusals } from '../reference/door.generated.ts';
import { type Exporter, exporter } from './exporter.entity.ts';
import { exporterRefusals as no } from './exporters.refusals.ts';
import { isSameSchedule, nextRun, type Schedule } from './schedule.rules.ts';

/** What is loaded before the rules of an exporter run; absent where nothing is loaded (a form). */
export interface ExporterFacts extends Readonly<Record<string, unknown>> {
  /** ISO moment. */
  readonly now?: string;
  /** Name of the zone it has now, and of the one it had. */
  readonly zone?: string;
  readonly before?: { readonly schedule: Schedule; readonly nextRun: string | null };
  /** Names of recipients who could not open what they are told of. */
  readonly closedTo?: readonly string[];
}

/** The schedule of an exporter, with the name of its zone. */
export const scheduleOf = (of: ScheduleFields, zone: string): Schedule => ({
  frequency: of.frequency,
  weekday: of.weekday ?? null,
  dayOfMonth: of.dayOfMonth ?? null,
  hour: of.hour,
  zone,
});
type ScheduleFields = Pick<Exporter, 'frequency' | 'weekday' | 'dayOfMonth' | 'hour'>;

/** Its next run moves only when its schedule does. */
export const exporterRules = defineRules<typeof exporter, ExporterFacts>(exporter, {
  derive: (of, { now, zone, before }) => {
    if (now === undefined || zone === undefined) return {};
    const schedule = scheduleOf(of, zone);
    const isKept = before !== undefined && isSameSchedule(before.schedule, schedule);
    const next = isKept ? before.nextRun : nextRun(schedule, Temporal.Instant.from(now));
    return { nextRun: typeof next === 'string' ? next : (next?.toString() ?? null) };
  },
  check: (of, _, { zone, closedTo = [] }) => [
    ...(zone === undefined || isTimeZone(zone) ? [] : [referenceRefusals.timeZone({}, 'timeZone')]),
    ...(of.frequency === 'WEEKLY' && of.weekday === null
      ? [inputRefusals.required({ label: exporter.fields.weekday.label }, 'weekday')]
      : []),
    ...(of.frequency === 'MONTHLY' && of.dayOfMonth === null
      ? [inputRefusals.required({ label: exporter.fields.dayOfMonth.label }, 'dayOfMonth')]
      : []),
    ...(closedTo.length > 0 ? [no.cannotOpen({ names: closedTo.join(', ') }, 'recipients')] : []),
  ],
});

/** `payroll-feed-2026-03-08-12.csv`: its own name or the exporter's, the day in UTC, the number of the run. */
export function exporterFileName(
  { fileName, name, format }: Pick<Exporter, 'fileName' | 'name' | 'format'>,
  number: number,
  now: Temporal.Instant,
): string {
  const plain = (fileName || name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\.(csv|xlsx|xml)$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${plain || 'export'}-${now.toString().slice(0, 10)}-${number}.${format}`;
}
