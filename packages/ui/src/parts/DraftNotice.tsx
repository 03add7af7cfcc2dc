import { useFormats } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';
import { Banner } from './Banner.tsx';

/** "Draft from {time} · Discard" over a form that was filled from a draft. `at` in epoch milliseconds. */
export function DraftNotice({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const text = useKitText();
  const formats = useFormats();
  const time = formats.localTime(new Date(at).toISOString());
  return (
    <Banner tone="info" action={{ label: text('discard'), onClick: onDiscard }}>
      {text('draft.from', { time })}
    </Banner>
  );
}
