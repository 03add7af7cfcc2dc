import { isKeptPage, keepPicture } from './picture.ts';
import { takePicture } from './take-picture.ts';

/** A page that has not changed for so long is at rest, in milliseconds. */
const rest = 1500;

interface Watched {
  /** Where one is. */
  readonly address: () => string;
  /** Nothing is being asked for. */
  readonly isQuiet: () => boolean;
  /** Calls on every change of the page or its data; answers how to stop. */
  readonly onChange: (listener: () => void) => () => void;
  readonly locale: () => string;
}

/** Keeps a picture of the pages where people begin, whenever one of them has come to rest. Answers how to stop. */
export function watchPage({ address, isQuiet, onChange, locale }: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = () => {
    const place = document.getElementById('root');
    if (!place || !isKeptPage(address()) || !isQuiet()) return;
    const picture = takePicture(place, address(), locale());
    if (picture) keepPicture(picture);
  };
  const wait = () => {
    clearTimeout(timer);
    if (isKeptPage(address())) timer = setTimeout(take, rest);
  };
  const stop = onChange(wait);
  wait();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
