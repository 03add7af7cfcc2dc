import '../frame/page-styles.css';
import './notice-texts.css';
import { ask } from '@homeport/client';
import { previewEvent, testEvent, type WordingLanguage, wordingLanguage } from '@homeport/model/notifications';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLearned } from '../frame/use-learned.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SeenNotice } from './SeenNotice.tsx';
import { useNoticeTexts } from './use-notice-texts.ts';
import { noticeTextWords } from './words.ts';

interface EventPreviewProps {
  readonly event: string;
  /** The language that is looked at first; the reader's own unless said otherwise. */
  readonly first?: WordingLanguage | undefined;
  /** What the words depend on besides: when it changes they are asked for again. */
  readonly version: unknown;
}

/** What an event of the company tells, filled in from a record the caller may see, and a test of it to oneself. */
export function EventPreview({ event, first, version }: EventPreviewProps) {
  useLearned('noticeTexts', noticeTextWords);
  const text = useNoticeTexts();
  const failureText = useFailureText();
  const { locale } = useSettings();
  const { me } = useWorkspace();
  const { tenant } = useRecordHost();
  const [language, setLanguage] = useState<WordingLanguage>(first ?? wordingLanguage(locale));
  const [record, setRecord] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const call = { params: { id: event }, body: { language, record }, ...(tenant === me.tenant.id ? {} : { tenant }) };
  const query = useQuery({
    queryKey: ['event-preview', tenant, event, version, language, record],
    queryFn: ({ signal }) => ask(previewEvent, { ...call, signal }),
    retry: false,
    placeholderData: keepPreviousData,
  });
  const seen = query.error ? undefined : query.data;
  const test = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { to } = await ask(testEvent, call);
      toasts.show(text('testSent', { to }));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={text('event.preview')}>
      <div className="hp-lines">
        <LanguageSwitch value={language} onChange={setLanguage} />
        {query.error ? <InlineError message={text('preview.failed')} advice={failureText(query.error)} /> : null}
        {failure ? <InlineError message={text('notSaved')} advice={failureText(failure)} /> : null}
        {seen ? (
          <>
            <PickList
              label={text('event.record')}
              description={text('event.recordHelp')}
              options={optionsOf(seen)}
              value={seen.record.id}
              canClear={false}
              onChange={setRecord}
            />
            {seen.wordsFrom === language ? null : (
              <p className="hp-muted">
                {seen.wordsFrom
                  ? text('event.wordsFrom', { language: text(`language.${seen.wordsFrom}`) })
                  : text('event.builtIn')}
              </p>
            )}
            <SeenNotice language={seen.wordsFrom ?? language} seen={seen} />
            <div className="hp-row notice-deeds">
              <Button variant="default" loading={busy} onClick={() => void test()}>
                {text('test')}
              </Button>
              <span className="hp-muted">{text('event.testHelp')}</span>
            </div>
          </>
        ) : null}
      </div>
    </Card>
  );
}

type Named = { readonly id: string; readonly label: string };
const optionsOf = ({ record, records }: { readonly record: Named; readonly records: readonly Named[] }) =>
  [...(records.some(({ id }) => id === record.id) ? [] : [record]), ...records].map(({ id, label }) => ({
    value: id,
    label,
  }));
