import { ask, isPassing, Problem } from '@homeport/client';
import {
  checkDays,
  type HomeAndHost,
  type NeededForSave,
  namesOfMissing,
  replaceTravelDetail,
  type TravelDetail,
} from '@homeport/model/diary';
import { baseLanguage } from '@homeport/ui/language/locale.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { useKeptUnread } from '@homeport/ui/parts/use-kept-unread.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { assignmentQuery } from '../data/queries.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { useWords } from '../words/use-words.ts';
import { entriesQuery, today, travelOptionsQuery } from './diary-data.ts';
import { endOf, knownOf, startOf } from './diary-entries.rules.ts';
import { bodyOf, conflictsOf, type EntryForm, formOf, missingOf, newForm, suggestionsFor } from './entry-form.rules.ts';
import { diaryWords } from './words.ts';

/** A failure as it is said: the message, what to do next, and its number. */
export interface SaveFailure {
  readonly message: string;
  readonly advice?: string;
  readonly reference?: string;
}

/** The state of the dialog: what is typed, what is proposed, what stands in the way, and saving. */
export function useEntryForm(
  day: string,
  entry: TravelDetail | undefined,
  root: RefObject<HTMLElement | null>,
  onSaved: () => void,
) {
  const text = usePageWords(diaryWords);
  const words = useWords();
  const { locale } = useApp();
  const queries = useQueryClient();
  const entries = useQuery(entriesQuery).data ?? [];
  const options = useQuery(travelOptionsQuery).data ?? [];
  const found = useQuery(assignmentQuery).data;
  const assignment: HomeAndHost = {
    home: found?.homeLocation?.country ?? null,
    host: found?.hostLocation?.country ?? null,
    assignmentStart: found?.assignmentStartDate ?? null,
    assignmentEnd: found?.assignmentEndDate ?? null,
  };
  const [start] = useState(() => {
    if (entry) return formOf(entry);
    const before = entries.filter((one) => startOf(one) <= day).sort((a, b) => (a.startDate < b.startDate ? 1 : -1))[0];
    const isHalf = entries.some((one) => !one.allDay && startOf(one) <= day && endOf(one) >= day);
    return newForm(day, before?.countryCode ?? assignment.host, isHalf);
  });
  const [typed, setTyped] = useState<EntryForm | null>(null);
  const key = entry ? `diary-${entry.id}` : `diary-new-${day}`;
  const draft = useDraft<EntryForm>(key, typed ?? start, typed !== null);
  const unread = useKeptUnread(key, root, 'diary-');
  const form = typed ?? draft.found?.values ?? start;
  const purposes = options.filter((one) => one.optionTypeCode === 'TRAVEL_PURPOSE');
  const suggested = suggestionsFor(
    form.country,
    today(),
    assignment,
    purposes.map((purpose) => purpose.code),
  );
  const conflicts = conflictsOf(form, entries.map(knownOf), entry?.id);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [isSaving, setSaving] = useState(false);

  const settle = async (message: string, tone: 'success' | 'info' = 'success') => {
    draft.erase();
    unread.erase();
    setTyped(null);
    toasts.show(message, tone);
    if (tone === 'success') await queries.invalidateQueries({ queryKey: ['diary'] });
    onSaved();
  };
  const keep = async () => {
    const { enqueue } = await import('@homeport/ui/queue/write-queue.ts');
    const [from, to] = [form.from ?? day, form.to ?? form.from ?? day];
    const seen = entries.filter((one) => one.id === entry?.id || (startOf(one) <= to && endOf(one) >= from));
    const values = { body: bodyOf(form, suggested, entry?.id), seen };
    // Entries give way to each other, so that they are one thing and keep their order.
    const place = '/dashboard/tracker';
    return enqueue({ id: crypto.randomUUID(), kind: 'diary', thing: 'diary', place, values });
  };
  const said = (missing: readonly NeededForSave[]): string | null => {
    if (missing.length === 0) return null;
    const language = baseLanguage(locale);
    return text('pleaseInput', {
      names: namesOfMissing(missing, language === 'es' || language === 'fr' ? language : 'en'),
    });
  };
  const missing = missingOf(form, suggested);
  const broken = brokenDays(form).map(({ word, days }) => text(word, { days }));
  const lacking = [said(missing), form.country ? null : text('country.missing'), ...broken].filter(
    (one) => one !== null,
  );
  // Said at its field once somebody went on without it.
  const [hasTried, setTried] = useState(false);
  const errorOf = (part: 'country' | 'locationType' | 'purpose'): string | null => {
    if (!hasTried) return null;
    if (part === 'country') return form.country ? null : text('country.missing');
    return missing.includes(part) ? said([part]) : null;
  };
  const save = async (): Promise<void> => {
    if (lacking.length > 0) {
      setFailure(atOnce(lacking));
      return;
    }
    setSaving(true);
    setFailure(null);
    try {
      await ask(replaceTravelDetail, { body: bodyOf(form, suggested, entry?.id) });
      await settle(text('saved'));
    } catch (error) {
      // Kept on the device; when that has no room, what was typed stays a draft and the form says so.
      if (isPassing(error)) {
        await keep().then(
          () => settle(words('waiting.kept'), 'info'),
          () => {
            draft.flush();
            setFailure({ message: text('offline') });
          },
        );
        return;
      }
      toasts.show(text('notSaved'), 'danger');
      setFailure(failureOf(error, text('notSaved'), text('exists')));
    } finally {
      setSaving(false);
    }
  };
  return {
    form,
    change: (next: Partial<EntryForm>) => {
      setFailure(null);
      setTyped({ ...form, ...next });
    },
    edited: entry?.id,
    /** Since when what is shown lies on the device, until somebody goes on with it; undefined where nothing does. */
    draftAt: typed === null ? (draft.found ?? unread.found)?.at : undefined,
    discardDraft: () => {
      unread.forget();
      draft.erase();
    },
    suggested,
    conflicts,
    entries,
    purposes,
    locationTypes: options.filter((one) => one.optionTypeCode === 'LOCATION_TYPE'),
    failure,
    /** All that keeps the entry from being saved, in words. */
    lacking,
    /** Whether the days are there and are days of one entry; says what is wrong with them otherwise. */
    hasDays: (): boolean => {
      const message = said(missing.filter((part) => part === 'startDate' || part === 'endDate'));
      const wrong = message === null ? brokenDays({ ...form, circumstance: 'NONE' }) : [];
      const found = message === null ? wrong.map(({ word, days }) => text(word, { days })) : [message];
      if (found.length > 0) setFailure(atOnce(found));
      return found.length === 0;
    },
    /** Whether all of it is there; otherwise each field says that it is missing, and what is wrong with the days is said of the whole. */
    isWhole: (): boolean => {
      setTried(true);
      if (broken.length > 0) setFailure(atOnce(broken));
      return lacking.length === 0;
    },
    errorOf,
    isSaving,
    save,
  };
}
export type EntryFormState = ReturnType<typeof useEntryForm>;

/** All findings as one failure: the first leads. */
const atOnce = ([message = '', ...more]: readonly string[]): SaveFailure => ({
  message,
  ...(more.length > 0 ? { advice: more.join(' ') } : {}),
});

/** What the rules of the diary say of the days, before anybody has to send them. The controls see to the rest of these rules. */
function brokenDays(form: EntryForm) {
  const { from, to, allDay, half, circumstance = 'NONE' } = form;
  if (from === null || to === null) return [];
  const found = checkDays({ startDay: from, endDay: to, part: allDay ? 'DAY' : half, circumstance });
  return found.flatMap(({ code, params }) => {
    const word =
      code === 'travel.tooLong' ? 'fault.tooLong' : code === 'travel.transitTooLong' ? 'fault.transit' : null;
    return word === null ? [] : [{ word, days: Number(params?.days) } as const];
  });
}

/** The specified message, with what the server said where it said more. */
function failureOf(error: unknown, message: string, exists: string): SaveFailure {
  if (!(error instanceof Problem)) return { message, advice: exists };
  const isTaken = error.status >= 500 || error.code === 'travel.notSaved';
  return {
    message,
    advice: isTaken ? exists : [error.message, ...error.errors.map((one) => one.title)].join(' '),
    ...(error.traceId ? { reference: error.traceId } : {}),
  };
}
