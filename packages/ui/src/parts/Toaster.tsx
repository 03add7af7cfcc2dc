import { CloseButton } from '@mantine/core';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Icon } from './Icon.tsx';
import { keepsMessages } from './message-timing.ts';
import { useStore } from './store.ts';
import { toasts as ownToasts, type Toasts } from './toasts.ts';

const icons = { success: CircleCheck, danger: TriangleAlert, info: Info };

/** Where notices appear: bottom centre, one at a time, said politely. Placed once by the provider. */
export function Toaster({ toasts = ownToasts }: { toasts?: Toasts }) {
  const text = useKitText();
  const { shown } = useStore(toasts.store);
  useEffect(() => toasts.keepUntilClosed(keepsMessages()), [toasts]);
  useEffect(() => {
    const look = () => toasts.hold('hidden', document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [toasts]);
  return (
    <div className="hp-toaster hp-no-print" role="status" aria-label={text('bell.title')}>
      {shown ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock, the button closes
        <div
          className="hp-toast"
          data-tone={shown.tone}
          key={shown.id}
          // A pointer that happened to rest where the notice appears does not hold it; one that comes to read it does.
          onPointerMove={() => toasts.hold('hover', true)}
          onMouseLeave={() => toasts.hold('hover', false)}
          onFocus={() => toasts.hold('focus', true)}
          onBlur={() => toasts.hold('focus', false)}
        >
          <Icon of={icons[shown.tone]} />
          <span>{shown.text}</span>
          <CloseButton aria-label={text('toast.close')} onClick={() => toasts.close()} />
        </div>
      ) : null}
    </div>
  );
}
