import { type RefObject, useEffect, useState } from 'react';
import { usePageWords } from '../../words/page-words.ts';
import { diaryWords } from '../words.ts';

/** How long it stays after the finger has moved, in milliseconds. */
const shownFor = 1500;

/** Says what two fingers do, to somebody who tries with one: that finger moves the page. */
export function TouchHint({ box }: { box: RefObject<HTMLElement | null> }) {
  const text = usePageWords(diaryWords);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = box.current;
    let end: ReturnType<typeof setTimeout> | undefined;
    const onMove = ({ touches }: TouchEvent) => {
      clearTimeout(end);
      setShown(touches.length === 1);
      end = setTimeout(() => setShown(false), shownFor);
    };
    element?.addEventListener('touchmove', onMove, { passive: true });
    return () => {
      clearTimeout(end);
      element?.removeEventListener('touchmove', onMove);
    };
  }, [box]);
  return isShown ? (
    <p className="map-hint" aria-hidden="true">
      {text('map.two')}
    </p>
  ) : null;
}
