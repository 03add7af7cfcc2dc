import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { isHeld } from '@homeport/ui/queue/queued-write.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { useRouter } from '@tanstack/react-router';
import { useWords } from '../words/use-words.ts';

/** What was kept for later and could not be accepted, or meets something new: it waits for a decision. */
export function HeldBanner() {
  const text = useWords();
  const router = useRouter();
  const held = (useStore(waiting) ?? []).filter(isHeld);
  const [first] = held;
  if (!first) return null;
  return (
    <Banner tone="warning" action={{ label: text('waiting.look'), onClick: () => router.history.push(first.place) }}>
      {text('waiting.refused', { count: held.length })}
    </Banner>
  );
}
