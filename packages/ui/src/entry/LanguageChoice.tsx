import { offered, wordsLanguage } from '../session/locale.ts';
import { useEntry } from './entry-context.ts';

/** The language of the pages before the sign-in, each named in itself. */
export function LanguageChoice({ locale, onChoose }: { locale: string; onChoose: (language: string) => void }) {
  const { text } = useEntry();
  return (
    <label className="entry-language">
      <span>{text('language')}</span>
      <select value={wordsLanguage(locale)} onChange={(event) => onChoose(event.currentTarget.value)}>
        {offered.map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
