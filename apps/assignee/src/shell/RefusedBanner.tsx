import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { useRouter } from '@tanstack/react-router';
import { waiting } from '../offline/waiting.ts';
import { useWords } from '../words/use-words.ts';

/** Expenses that were kept for later and could not be accepted: they wait for a decision. */
export function RefusedBanner() {
  const text = useWords();
  const router = useRouter();
  const refused = useStore(waiting).filter((item) => item.refused);
  const [first] = refused;
  if (!first) return null;
  return (
    <Banner
      tone="warning"
      action={{ label: text('waiting.look'), onClick: () => router.history.push(`/dashboard/batch/${first.report}`) }}
    >
      {text('waiting.refused', { count: refused.length })}
    </Banner>
  );
}
