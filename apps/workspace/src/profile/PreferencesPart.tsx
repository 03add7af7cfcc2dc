import { call } from '@homeport/client';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { SwitchField } from '@homeport/ui/controls/SwitchField.tsx';
import { type DateFormat, dateFormats, formatDate } from '@homeport/ui/language/dates.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { offered } from '@homeport/ui/session/locale.ts';
import type { Density } from '@homeport/ui/theme/density.ts';
import { chooseScheme, readScheme, type SchemeChoice } from '@homeport/ui/theme/scheme.ts';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

const densities = ['compact', 'standard', 'relaxed'] as const;
const schemes = [
  ['auto', 'shell.schemeAuto'],
  ['light', 'shell.schemeLight'],
  ['dark', 'shell.schemeDark'],
] as const;

/** Language, date format, look: each takes effect at once. */
export function PreferencesPart() {
  const text = useWords();
  const kit = useKitText();
  const failure = useFailureText();
  const { locale } = useSettings();
  const { me, theme, preferences, prefer } = useWorkspace();
  const [scheme, setScheme] = useState<SchemeChoice>(readScheme);
  const today = Temporal.Now.plainDateISO().toString();
  // English is the company's own variant where it has one.
  const variant = theme.language.startsWith('en-x-')
    ? theme.language
    : me.language.startsWith('en-x-')
      ? me.language
      : null;
  const languages = offered.map(([code, label]) => ({ value: code === 'en' && variant ? variant : code, label }));
  const save = (name: 'language' | 'date-format', value: string, part: Parameters<typeof prefer>[0]) => {
    if (me.preview) return prefer(part);
    return call('PUT', `user-setting/${name}`, { body: { settingValue: value } }).then(
      () => {
        prefer(part);
        toasts.show(text('profile.saved'));
      },
      (error: unknown) => toasts.show(failure(error), 'danger'),
    );
  };
  return (
    <div className="hp-lines">
      <PickList
        label={text('profile.language')}
        required
        options={languages}
        value={preferences.locale}
        onChange={(next) => next && void save('language', next, { locale: next })}
      />
      <PickList
        label={text('profile.dateFormat')}
        required
        options={dateFormats.map((format) => ({
          value: format,
          label: formatDate(today, format, locale),
          description: format,
        }))}
        value={preferences.dateFormat}
        onChange={(next) => next && void save('date-format', next, { dateFormat: next as DateFormat })}
      />
      <Choice
        label={kit('shell.appearance')}
        value={scheme}
        options={schemes.map(([value, word]) => ({ value, label: kit(word) }))}
        onChange={(next) => {
          chooseScheme(next as SchemeChoice);
          setScheme(next as SchemeChoice);
        }}
      />
      <Choice
        label={text('profile.density')}
        value={preferences.density}
        options={densities.map((value) => ({ value, label: text(`density.${value}`) }))}
        onChange={(next) => prefer({ density: next as Density })}
      />
      <SwitchField
        label={text('profile.singleKeys')}
        description={text('profile.singleKeysHelp')}
        value={preferences.hasSingleKeys}
        onChange={(next) => prefer({ hasSingleKeys: next === true })}
      />
    </div>
  );
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (next: string) => void;
}) {
  return (
    <div>
      <div className="mantine-InputWrapper-label">{label}</div>
      <SegmentedControl
        aria-label={label}
        transitionDuration={0}
        value={value}
        data={[...options]}
        onChange={onChange}
      />
    </div>
  );
}
