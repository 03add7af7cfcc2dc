import { ask } from '@homeport/client';
import { type Me, updateMe } from '@homeport/model/identity';
import { takeMarked } from '@homeport/ui/controls/take-marked.ts';
import { dateFormats, formatDate } from '@homeport/ui/language/dates.ts';
import { baseLanguage } from '@homeport/ui/language/locale.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { localeFor, offered } from '@homeport/ui/session/locale.ts';
import { chooseScheme, readScheme, type SchemeChoice } from '@homeport/ui/theme/scheme.ts';
import { SegmentedControl, Select } from '@mantine/core';
import { useId, useState } from 'react';
import { useApp } from '../shell/app-context.ts';
import { today } from '../words/today.ts';
import { useWords } from '../words/use-words.ts';

/** Language, date format and appearance; each takes effect and is saved at once. */
export function PreferencesCard() {
  const { me, theme, took } = useApp();
  const text = useWords();
  const { locale } = useSettings();
  const schemeLabel = useId();
  const [scheme, setScheme] = useState<SchemeChoice>(readScheme);
  const [failed, setFailed] = useState<Partial<Pick<Me, 'language' | 'dateFormat'>> | null>(null);
  const save = async (change: Partial<Pick<Me, 'language' | 'dateFormat'>>) => {
    setFailed(null);
    try {
      await took(await ask(updateMe, { body: change }));
      toasts.show(text('saved'));
    } catch {
      setFailed(change);
      toasts.show(text('notSaved'), 'danger');
    }
  };
  return (
    <Card title={text('profile.preferences')}>
      <div className="hp-lines">
        {failed ? <InlineError message={text('notSaved')} onRetry={() => void save(failed)} /> : null}
        <Select
          onKeyDownCapture={takeMarked}
          label={text('profile.language')}
          data={offered.map(([value, label]) => ({ value, label }))}
          value={baseLanguage(me.language)}
          allowDeselect={false}
          onChange={(language) => {
            if (language) void save({ language: localeFor(language, theme.language) });
          }}
        />
        <Select
          onKeyDownCapture={takeMarked}
          label={text('profile.dateFormat')}
          description={text('profile.dateFormatHint')}
          data={dateFormats.map((value) => ({
            value,
            label: text('profile.dateExample', { format: value, example: formatDate(today(), value, locale) }),
          }))}
          value={me.dateFormat}
          allowDeselect={false}
          onChange={(dateFormat) => {
            if (dateFormat) void save({ dateFormat });
          }}
        />
        <div>
          <p className="field-label" id={schemeLabel}>
            {text('profile.appearance')}
          </p>
          <SegmentedControl
            aria-labelledby={schemeLabel}
            transitionDuration={0}
            value={scheme}
            onChange={(next) => {
              chooseScheme(next);
              setScheme(next);
            }}
            data={(['auto', 'light', 'dark'] as const).map((value) => ({
              value,
              label: text(`profile.scheme.${value}`),
            }))}
          />
        </div>
      </div>
    </Card>
  );
}
