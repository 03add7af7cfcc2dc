import { useEffect, useState } from 'react';
import { useKitText } from '../language/use-text.ts';

/** A line shows only after this time, in milliseconds: fast pages never flicker. */
const progressDelay = 150;

/** The 2 px line under the bar while the next page is on its way. */
export function NavigationProgress({ isNavigating }: { isNavigating: boolean }) {
  const text = useKitText();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isNavigating) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), progressDelay);
    return () => clearTimeout(timer);
  }, [isNavigating]);
  return isShown ? <div className="hp-progress" role="progressbar" aria-label={text('shell.pageLoading')} /> : null;
}
