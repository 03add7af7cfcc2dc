import './viewer.css';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Document, Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { Icon } from '../parts/Icon.tsx';
import { pdfReader } from './pdf-worker.ts';
import type { ViewerWords } from './viewer-words.ts';

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const usual = 2;
/** A4, until a page says what it is; so that nothing jumps. */
const usualRatio = 842 / 595;
// Nothing is fetched for a document: no fonts, no maps of characters, no programs.
const options = { worker: pdfReader, useWasm: false, isEvalSupported: false, enableXfa: false };

/** The pages of a PDF one below the other; only what is on screen is drawn. The text can be selected and read aloud. */
export function PdfPages({ blob, words }: { blob: Blob; words: ViewerWords }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [pages, setPages] = useState(0);
  const [zoom, setZoom] = useState(usual);
  const note = (text: string) => <p className="hp-viewer-note">{text}</p>;
  return (
    <div className="hp-viewer-pdf" ref={frame}>
      <div className="hp-viewer-tools">
        <button
          type="button"
          className="hp-viewer-tool"
          aria-label={words.smaller}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <Icon of={Minus} />
        </button>
        <span className="hp-number">{`${Math.round((steps[zoom] ?? 1) * 100)} %`}</span>
        <button
          type="button"
          className="hp-viewer-tool"
          aria-label={words.larger}
          disabled={zoom === steps.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <Icon of={Plus} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area is reached by keyboard */}
      <div className="hp-viewer-pages" tabIndex={0}>
        <Document
          file={blob}
          options={options}
          suspense={false}
          onLoadSuccess={(pdf) => setPages(pdf.numPages)}
          loading={note(words.loading)}
          error={note(words.failed)}
          noData={note(words.failed)}
        >
          {width > 0
            ? Array.from({ length: pages }, (_, i) => i + 1).map((number) => (
                <OnePage
                  key={number}
                  number={number}
                  total={pages}
                  width={Math.floor(width * (steps[zoom] ?? 1))}
                  words={words}
                />
              ))
            : null}
        </Document>
      </div>
    </div>
  );
}
function OnePage({
  number,
  total,
  width,
  words,
}: {
  number: number;
  total: number;
  width: number;
  words: ViewerWords;
}) {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(number <= 2);
  const [ratio, setRatio] = useState(usualRatio);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '800px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [isNear]);
  useEffect(() => {
    if (place.current) place.current.style.minHeight = `${Math.round(width * ratio)}px`;
  }, [width, ratio]);
  return (
    <figure ref={place} className="hp-viewer-page" aria-label={words.page(number, total)}>
      {isNear ? (
        <Page
          pageNumber={number}
          width={width}
          renderAnnotationLayer={false}
          onLoadSuccess={(page) => setRatio(page.originalHeight / page.originalWidth)}
          loading=""
          error={<p className="hp-viewer-note">{words.failed}</p>}
        />
      ) : null}
    </figure>
  );
}
/** How much room there is, in pixels, without the padding around pages. */
function useWidth(frame: React.RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setWidth(Math.max(0, Math.min(900, element.clientWidth - 32))));
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);
  return width;
}
