import { WaitingLine } from '../offline/WaitingLine.tsx';
import { usePageWords } from '../words/page-words.ts';
import type { DeedWrite } from './done-kind.ts';
import { isShare, type ShareWrite } from './share-kind.ts';
import { timelineWords } from './words.ts';

/** What is to be done with a date once there is a network; `isNamed` where the date itself is not shown beside it. */
export function WaitingDeed({ write, isNamed = false }: { write: DeedWrite | ShareWrite; isNamed?: boolean }) {
  const say = usePageWords(timelineWords);
  const { name } = write.values;
  const what = isShare(write)
    ? write.values.shared
      ? say('shared.offer', { name: write.values.partner })
      : say('shared.takeBack')
    : say(write.values.done ? 'done.mark' : 'done.undo');
  return (
    <WaitingLine
      write={write}
      name={name}
      mine={
        <>
          {isNamed ? <strong>{name}</strong> : null}
          <p>{what}</p>
        </>
      }
      theirs={() => null}
    />
  );
}
