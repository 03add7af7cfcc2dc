import { isReached, onReach } from '@homeport/client';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
/** Whether the device has a network at all. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
/** Whether pages can be fresh: the device has a network, and the last call found the server there. */
export function useReached(): boolean {
  const isOnline = useOnline();
  return useSyncExternalStore(onReach, isReached, () => true) && isOnline;
}
/** The strip under the bar while the server cannot be reached. `savedOn` is written in the user's format by the caller. */
export function OfflineStrip({ savedOn }: { savedOn?: string | null }) {
  const text = useKitText();
  const isThere = useReached();
  return (
    <div role="status" className="hp-no-print">
      {isThere ? null : (
        <p className="hp-offline">
          <Icon of={CloudOff} small />
          {savedOn ? text('shell.offline', { date: savedOn }) : text('shell.offlineShort')}
        </p>
      )}
    </div>
  );
}
