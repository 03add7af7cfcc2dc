import { useKitText } from '../language/use-text.ts';

/** Id of the main landmark in both frames. */
export const mainId = 'main';
/** The first thing Tab reaches. */
export function SkipLink() {
  const text = useKitText();
  return (
    <a
      className="hp-skip"
      href={`#${mainId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {text('shell.skip')}
    </a>
  );
}
