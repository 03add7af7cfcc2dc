import { lockedAmong, noticeOf } from '@homeport/model/diary';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { today } from './diary-data.ts';
import { monthOf } from './diary-entries.rules.ts';
import { pickDay } from './entry-form.rules.ts';
import { MonthGrid } from './MonthGrid.tsx';
import type { EntryFormState } from './use-entry-form.ts';
import { diaryWords } from './words.ts';

/** A day or a range, by picking or by typing; what stands there already is said under it. */
export function CalendarTab({ state, isReadOnly }: { state: EntryFormState; isReadOnly: boolean }) {
  const text = usePageWords(diaryWords);
  const { form, change, conflicts, entries } = state;
  const [month, setMonth] = useState(monthOf(form.from ?? today()));
  const [isOpen, setOpen] = useState(false);
  const pick = (day: string) => {
    if (isReadOnly) return;
    const next = pickDay(form, day, isOpen);
    change(next);
    setOpen(!isOpen || next.from !== form.from);
  };
  const dated = (next: { from: string | null; to: string | null }) => {
    change(next);
    setOpen(false);
    if (next.from) setMonth(monthOf(next.from));
  };
  return (
    <>
      <p className="hp-muted">{text('pick')}</p>
      <MonthGrid
        month={month}
        onMonth={setMonth}
        entries={entries}
        today={today()}
        onPick={pick}
        chosen={conflicts.chosen ?? undefined}
      />
      <div className="pair">
        <DateField
          id="diary-from"
          label={text('from')}
          required
          readOnly={isReadOnly}
          value={form.from}
          onChange={(from) => dated({ from, to: from && (!form.to || form.to < from) ? from : form.to })}
        />
        <DateField
          id="diary-to"
          label={text('to')}
          required
          readOnly={isReadOnly}
          min={form.from ?? undefined}
          value={form.to}
          onChange={(to) => dated({ from: form.from, to })}
        />
      </div>
      {isReadOnly ? null : <ConflictNotice state={state} />}
    </>
  );
}

/** The specified notice, and what will be kept, or which days are locked and who opens them. */
function ConflictNotice({ state: { conflicts } }: { state: EntryFormState }) {
  const text = usePageWords(diaryWords);
  const formats = useFormats();
  const { chosen, others } = conflicts;
  const notice = chosen ? noticeOf(others, chosen) : undefined;
  if (!notice || !chosen) return null;
  const locked = lockedAmong(others, chosen).map(({ startDay, endDay }) =>
    startDay === endDay ? formats.date(startDay) : `${formats.date(startDay)} – ${formats.date(endDay)}`,
  );
  const isLocked = locked.length > 0;
  const advice =
    notice === 'mixed' ? text('notice.halfStay') : notice.endsWith('AllDay') ? text('notice.keeps') : undefined;
  return (
    <Banner tone={isLocked ? 'danger' : 'warning'} isUrgent={isLocked}>
      {isLocked ? <Icon of={Lock} small /> : null} {text(`notice.${notice}`)}
      {advice ? <div>{advice}</div> : null}
      {isLocked ? <div>{text('notice.lockedDays', { days: formats.list(locked) })}</div> : null}
      {isLocked ? <div className="hp-caption">{text('notice.code', { code: 'LOCKED' })}</div> : null}
    </Banner>
  );
}
