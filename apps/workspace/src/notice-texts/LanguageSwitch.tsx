import { type WordingLanguage, wordingLanguages } from '@homeport/model/notifications';
import { SegmentedControl } from '@mantine/core';
import { useNoticeTexts } from './use-notice-texts.ts';

/** The languages that notices have words in. */
export function LanguageSwitch({
  value,
  onChange,
}: {
  readonly value: WordingLanguage;
  readonly onChange: (next: WordingLanguage) => void;
}) {
  const text = useNoticeTexts();
  return (
    <SegmentedControl
      className="notice-languages"
      transitionDuration={0}
      aria-label={text('language')}
      value={value}
      onChange={(next) => onChange(next)}
      data={wordingLanguages.map((language) => ({ value: language, label: text(`language.${language}`) }))}
    />
  );
}
