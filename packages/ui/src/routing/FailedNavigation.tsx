import { useRouter } from '@tanstack/react-router';
import { useKitText } from '../language/use-text.ts';
import { Banner } from '../parts/Banner.tsx';
import { useStore } from '../parts/store.ts';
import { failedNavigation } from './navigation.ts';

/** Says over the page that the next one could not be opened, and offers to try again. */
export function FailedNavigation() {
  const text = useKitText();
  const router = useRouter();
  const failed = useStore(failedNavigation);
  if (!failed) return null;
  const again = () => {
    failedNavigation.set(null);
    router.history.push(failed.href);
  };
  return (
    <Banner tone="danger" isUrgent action={{ label: text('tryAgain'), onClick: again }}>
      {text('shell.pageFailed')}
    </Banner>
  );
}
