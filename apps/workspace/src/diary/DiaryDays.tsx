import './diary-days.css';
import { ask, callBytes, Problem } from '@homeport/client';
import { type CountryYear, diaryEntry, livingAbroad, lockDays } from '@homeport/model/diary';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays, ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { saveBytes } from '../records/file-calls.ts';
import { useWords } from '../words/use-words.ts';
import { StaysBehind } from './StaysBehind.tsx';

/** Days per country of an assignee, with audit packs, and locking of days that were checked. */
export function DiaryDays({ person }: { readonly person: string }) {
  const text = useWords();
  const { tenant } = useRecordHost();
  const key = ['diary-days', tenant, person];
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(livingAbroad, { query: { personId: person }, tenant, signal }),
  });
  if (isError) return <InlineError message={text('travel.failed')} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.length === 0) return <EmptyState icon={CalendarDays} title={text('travel.none')} />;
  return (
    <div className="diary-days">
      <div className="diary-table">
        <DaysTable years={data} person={person} />
      </div>
      <LockForm person={person} onLocked={() => void refetch()} />
    </div>
  );
}

function DaysTable({ years, person }: { readonly years: readonly CountryYear[]; readonly person: string }) {
  const text = useWords();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text('travel.year')}</th>
          <th scope="col">{text('travel.country')}</th>
          <th scope="col">{text('travel.days')}</th>
          <th scope="col">{text('travel.planned')}</th>
          <th scope="col">{text('travel.nights')}</th>
          <th scope="col">{text('travel.locked')}</th>
          <th scope="col">{text('travel.pack')}</th>
        </tr>
      </thead>
      <tbody>
        {years.map((one) => (
          <YearRow key={`${one.year} ${one.countryCode}`} of={one} person={person} />
        ))}
      </tbody>
    </table>
  );
}

/** The days in one country and year; the sum opens the stays behind it. */
function YearRow({ of: one, person }: { readonly of: CountryYear; readonly person: string }) {
  const text = useWords();
  const { tenant } = useRecordHost();
  const save = async (format: 'pdf' | 'csv') => {
    const query = new URLSearchParams({ country: one.countryCode, year: String(one.year), format, personId: person });
    try {
      const bytes = await callBytes(`for-tenant/${tenant}/living-abroad/audit-pack?${query}`);
      saveBytes(bytes, `days-${one.countryCode}-${one.year}.${format}`);
    } catch {
      toasts.show(text('travel.failed'), 'danger');
    }
  };
  const [isOpen, setOpen] = useState(false);
  const behind = useId();
  return (
    <>
      <tr>
        <td className="hp-number">{one.year}</td>
        <th scope="row">{one.country}</th>
        <td className="hp-number">
          <Button
            variant="subtle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? behind : undefined}
            aria-label={text('travel.daysOf', { country: one.country, year: String(one.year), days: one.days })}
            rightSection={isOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            {one.days}
          </Button>
        </td>
        <td className="hp-number">{one.planned}</td>
        <td className="hp-number">{one.nights}</td>
        <td className="hp-number">{text('travel.lockedOf', { locked: one.locked, entries: one.entries })}</td>
        <td>
          {(['pdf', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="subtle"
              aria-label={text(`travel.${format}`, { country: one.country, year: one.year })}
              onClick={() => void save(format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </td>
      </tr>
      {isOpen ? (
        <tr id={behind}>
          <td colSpan={7}>
            <StaysBehind of={one} person={person} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function LockForm({ person, onLocked }: { readonly person: string; readonly onLocked: () => void }) {
  const text = useWords();
  const { source } = useRecordHost();
  const client = useQueryClient();
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // What was wrong with other days says nothing of these.
  const enter = (keep: (day: string | null) => void) => (day: string | null) => {
    setProblem(null);
    keep(day);
  };
  const lock = async (locked: boolean) => {
    if (!from || !to) {
      setProblem(text('travel.chooseDays'));
      return;
    }
    setProblem(null);
    try {
      const answer = (await source.run(diaryEntry, lockDays, null, {
        assignee: person,
        from,
        to,
        locked,
      })) as unknown as {
        changed: number;
      };
      toasts.show(text(locked ? 'travel.didLock' : 'travel.didUnlock', { count: answer.changed }));
      await client.invalidateQueries();
      onLocked();
    } catch (error) {
      setProblem(error instanceof Problem ? error.message : text('travel.failed'));
    }
  };
  return (
    <section className="hp-card" aria-label={text('travel.lockTitle')}>
      <h2>{text('travel.lockTitle')}</h2>
      <p className="hp-muted">{text('travel.lockText')}</p>
      {problem ? <InlineError message={problem} /> : null}
      <div className="diary-lock">
        <DateField label={text('travel.from')} required value={from} onChange={enter(setFrom)} />
        <DateField label={text('travel.to')} required min={from ?? undefined} value={to} onChange={enter(setTo)} />
        <Button onClick={() => void lock(true)}>{text('travel.lock')}</Button>
        <Button variant="default" onClick={() => void lock(false)}>
          {text('travel.unlock')}
        </Button>
      </div>
    </section>
  );
}
