import { Component, type ComponentType, type LazyExoticComponent, lazy, type ReactNode, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { InlineError } from './InlineError.tsx';
import { late } from './late.tsx';
import { patiently } from './patiently.ts';
import { toasts } from './toasts.ts';

type Bring<P> = () => Promise<ComponentType<P>>;

/**
 * A component whose code comes when it is drawn; what stands there meanwhile is its `Suspense`'s. Where it cannot be had, or
 * breaks, only its place says so and offers to try again: what was typed around it stays. A dialog (`onClose`) is closed
 * again instead, with a message, so that what opened it can be pressed once more. `useAway` words what it says where its code
 * cannot be had.
 */
export function lazyPart<P extends object>(bring: Bring<P>, useAway: () => string = usePartAway): ComponentType<P> {
  const part = late(bring);
  const begin = (): ComponentType<P> => lazy(async () => ({ default: await part.load().catch(notHad) }));
  const source: Source<P> = {
    useAway,
    fresh: begin(),
    renew: () => {
      source.fresh = begin();
    },
  };
  return (props) => <OfSource source={source} given={props} />;
}
const usePartAway = (): string => useKitText()('partFailed');

interface Source<P> {
  /** The part; after a failure another one, that is asked for anew. */
  fresh: ComponentType<P>;
  renew(): void;
  /** What it says where its code cannot be had. */
  readonly useAway: () => string;
}
function OfSource<P extends object>({ source, given }: { readonly source: Source<P>; readonly given: P }) {
  const text = useKitText();
  const away = source.useAway();
  const [{ Part, tries }, setTry] = useState(() => ({ Part: source.fresh, tries: 0 }));
  const close = 'onClose' in given && typeof given.onClose === 'function' ? given.onClose : null;
  const wordsOf = (error: unknown) => (error instanceof NotHad ? away : text('problem.server'));
  const onFail = (error: unknown) => {
    source.renew();
    if (!close) return;
    toasts.show(wordsOf(error), 'danger');
    close();
  };
  const again = () => setTry({ Part: source.fresh, tries: tries + 1 });
  const instead = (error: unknown) => (close ? null : <InlineError message={wordsOf(error)} onRetry={again} />);
  return (
    <Boundary key={tries} instead={instead} onFail={onFail}>
      <Part {...given} />
    </Boundary>
  );
}

/** A component that nobody waits for: while its code cannot be had it is asked for again, now and then. */
export function lazyExtra<P extends object>(bring: Bring<P>): LazyExoticComponent<ComponentType<P>> {
  const part = late(bring);
  return lazy(async () => ({ default: await patiently(part.load) }));
}

/** The code of a part has not come. */
class NotHad extends Error {}
function notHad(cause: unknown): never {
  throw new NotHad('away', { cause });
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly instead: (error: unknown) => ReactNode;
  readonly onFail: (error: unknown) => void;
}
class Boundary extends Component<BoundaryProps, { readonly failed: { readonly error: unknown } | null }> {
  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }
  override state: { readonly failed: { readonly error: unknown } | null } = { failed: null };
  override componentDidCatch(error: unknown) {
    this.props.onFail(error);
  }
  override render() {
    return this.state.failed ? this.props.instead(this.state.failed.error) : this.props.children;
  }
}
