import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dateFormats } from './dates.ts';
import { type Formats, SettingsProvider, useFormats } from './settings.tsx';
import { parseTypedDate } from './typed-dates.ts';

function Written({ write }: { readonly write: (formats: Formats) => string }) {
  return <p>{write(useFormats())}</p>;
}
/** A text as a page gets it, for a reader with a format of their own. */
function written(dateFormat: (typeof dateFormats)[number], write: (formats: Formats) => string): string {
  const { container, unmount } = render(
    <SettingsProvider settings={{ locale: 'fr', dateFormat }}>
      <Written write={write} />
    </SettingsProvider>,
  );
  const text = container.textContent ?? '';
  unmount();
  return text;
}

test.each(dateFormats)('pages get days in %s that do not break at their hyphens and are read back', (format) => {
  const day = written(format, (formats) => formats.date('2026-12-02'));
  expect(day).toContain('-');
  expect(day).not.toMatch(/-(?!\u2060)/);
  expect(parseTypedDate(day, format, 'fr')).toBe('2026-12-02');
});
test('pages get moments and said days that do not break within the day', () => {
  expect(written('dd-MM-yyyy', (formats) => formats.dateTime('2026-12-02T10:00:00Z'))).toMatch(
    /^02-\u206012-\u20602026, /,
  );
  for (const say of ['spokenDay', 'dayInSentence'] as const)
    expect(written('dd-MM-yyyy', (formats) => formats[say]('2026-12-02')).split(/ |-(?!\u2060)/)).toHaveLength(2);
});
