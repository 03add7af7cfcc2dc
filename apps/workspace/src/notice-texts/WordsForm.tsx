import { ask, Problem } from '@homeport/client';
import {
  type NoticeDetail,
  previewNotice,
  saveNoticeWords,
  testNotice,
  type WordingLanguage,
} from '@homeport/model/notifications';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { sortProblems } from '@homeport/ui/records/host/problem.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { NoticeAt } from './notice-at.ts';
import { SeenNotice } from './SeenNotice.tsx';
import { useNoticeTexts } from './use-notice-texts.ts';
import { useTypedWords, type Words } from './use-typed-words.ts';

/** So long nothing is typed before the preview follows, in milliseconds. */
const settles = 400;

type Problems = Readonly<Record<string, string>>;
type Part = 'subject' | 'body';
const isPart = (wire: string): boolean => wire === 'subject' || wire === 'body';
const problemsIn = (error: unknown): Problems | null =>
  error instanceof Problem && error.status === 422 ? sortProblems(error, isPart).fields : null;

/**
 * Subject and text in each language: variables to choose from, what comes of it, a test to oneself, and the way back. What is
 * typed in one language stays while another is looked at, and is saved with it.
 */
export function WordsForm({
  detail,
  at,
  onSaved,
}: {
  readonly detail: NoticeDetail;
  readonly at: NoticeAt;
  readonly onSaved: (next: NoticeDetail) => void;
}) {
  const text = useNoticeTexts();
  const kit = useKitText();
  const failureText = useFailureText();
  const formats = useFormats();
  const id = useId();
  const [language, setLanguage] = useState<WordingLanguage>('en');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState<'save' | 'test' | 'reset' | null>(null);
  const last = useRef<Part>('body');
  const params = { event: at.event, place: at.place };

  const does = async (what: NonNullable<typeof busy>, work: () => Promise<void>): Promise<boolean> => {
    setBusy(what);
    setProblems({});
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      const found = problemsIn(error);
      if (found && Object.keys(found).length > 0) setProblems(found);
      else setFailure(error);
      return false;
    } finally {
      setBusy(null);
    }
  };
  const typed = useTypedWords(detail, at, async (of, given) => {
    const isSaved = await does('save', async () => {
      onSaved(await ask(saveNoticeWords, { params, body: { language: of, ...given }, ...at.away }));
      toasts.show(text('saved'));
    });
    // What was refused is looked at.
    if (!isSaved) setLanguage(of);
    return isSaved;
  });
  const { own } = detail.words[language];
  const words = typed.wordsOf(language);
  const setWords = (next: Words) => typed.change(language, next);
  const isChanged = typed.changed.length > 0;
  const elsewhere = typed.changed.filter((one) => one !== language);
  const show = (next: WordingLanguage) => {
    setProblems({});
    setFailure(null);
    setLanguage(next);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void typed.save();
  };
  const reset = () =>
    void does('reset', async () => {
      onSaved(await ask(saveNoticeWords, { params, body: { language, subject: null, body: null }, ...at.away }));
      typed.forget(language);
      toasts.show(text('resetDone'));
    });
  const test = () =>
    void does('test', async () => {
      const { to } = await ask(testNotice, { params, body: { language, ...words }, ...at.away });
      toasts.show(text('testSent', { to }));
    });
  // Where the cursor is: a variable chosen from the list lands there.
  const insert = (name: string) => {
    const part = last.current;
    const field = document.getElementById(`${id}-${part}`) as HTMLInputElement | HTMLTextAreaElement | null;
    const now = words[part];
    const from = field?.selectionStart ?? now.length;
    const to = field?.selectionEnd ?? from;
    setWords({ ...words, [part]: `${now.slice(0, from)}{${name}}${now.slice(to)}` });
    field?.focus();
  };

  return (
    <form className="notice-words" noValidate onSubmit={save}>
      <div
        key={language}
        className="hp-lines"
        onFocusCapture={({ target }) => {
          const part = target.id.split('-').at(-1) ?? '';
          if (isPart(part)) last.current = part as Part;
        }}
      >
        {typed.draftAt === undefined ? null : <DraftNotice at={typed.draftAt} onDiscard={typed.discard} />}
        <LanguageSwitch value={language} onChange={show} />
        {elsewhere.length > 0 ? (
          <p role="status" className="hp-caption">
            {text('unsavedIn', { languages: formats.list(elsewhere.map((one) => text(`language.${one}`))) })}
          </p>
        ) : null}
        {failure ? <InlineError message={text('notSaved')} advice={failureText(failure)} /> : null}
        <p className="hp-muted">{text(own ? 'words.own' : 'words.builtIn')}</p>
        <TextField
          id={`${id}-subject`}
          label={text('subject')}
          required
          maxLength={200}
          lang={language}
          value={words.subject}
          error={problems.subject}
          onChange={(subject) => setWords({ ...words, subject: subject ?? '' })}
        />
        <LongTextField
          id={`${id}-body`}
          label={text('body')}
          required
          rows={6}
          maxLength={4000}
          value={words.body}
          error={problems.body}
          onChange={(body) => setWords({ ...words, body: body ?? '' })}
        />
        {detail.variables.length > 0 ? (
          <fieldset className="notice-variables">
            <legend>{text('variables')}</legend>
            {detail.variables.map(({ name, sample }) => (
              <button
                key={name}
                type="button"
                className="notice-variable"
                title={text('variable.sample', { sample })}
                onClick={() => insert(name)}
              >
                {`{${name}}`}
              </button>
            ))}
          </fieldset>
        ) : null}
        <div className="hp-row notice-deeds">
          <Button type="submit" loading={busy === 'save'} disabled={!isChanged && busy === null}>
            {text('save')}
          </Button>
          {isChanged ? (
            <Button variant="default" disabled={busy !== null} onClick={typed.discard}>
              {kit('discard')}
            </Button>
          ) : null}
          <Button variant="default" loading={busy === 'test'} onClick={test}>
            {text('test')}
          </Button>
          {own ? (
            <Button variant="subtle" loading={busy === 'reset'} onClick={reset}>
              {text('reset')}
            </Button>
          ) : null}
        </div>
      </div>
      <Seen language={language} words={words} at={at} />
    </form>
  );
}

/** The words with made-up data, as they are typed: the line under the bell, the mail, and its plain text. */
function Seen({
  language,
  words,
  at,
}: {
  readonly language: WordingLanguage;
  readonly words: { readonly subject: string; readonly body: string };
  readonly at: NoticeAt;
}) {
  const text = useNoticeTexts();
  const [late] = useDebouncedValue(words, settles);
  const query = useQuery({
    queryKey: ['notice-preview', at.away.tenant ?? 'own', at.event, at.place, language, late],
    queryFn: ({ signal }) =>
      ask(previewNotice, {
        params: { event: at.event, place: at.place },
        body: { language, ...late },
        ...at.away,
        signal,
      }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const problems = query.error ? problemsIn(query.error) : null;
  const seen = query.error ? undefined : query.data;
  return (
    <section className="hp-lines" aria-label={text('preview')}>
      <strong>{text('preview')}</strong>
      {query.error ? (
        <p role="status" className="notice-fault">
          {Object.values(problems ?? {})[0] ?? text('preview.failed')}
        </p>
      ) : null}
      {seen ? <SeenNotice language={language} seen={seen} /> : null}
    </section>
  );
}
