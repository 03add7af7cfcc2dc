import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useUploads } from './use-uploads.ts';
import type { Upload, UploadOptions } from './xhr-upload.ts';

interface FilesProps {
  readonly upload: Upload<string>;
  readonly onArrived: () => void;
  /** The progress is drawn; what follows from it is not done yet. */
  readonly onDrawn: () => void;
  readonly onFailed: (retry: () => void) => void;
}
function Files({ upload, onArrived, onDrawn, onFailed }: FilesProps) {
  const { items, add, retry } = useUploads(upload, onArrived);
  const [item] = items;
  useLayoutEffect(() => add([new File(['abc'], 'a.txt')]), [add]);
  useLayoutEffect(() => {
    if (item?.progress) onDrawn();
    if (item?.hasFailed) onFailed(() => retry(item.key));
  }, [item, retry, onDrawn, onFailed]);
  return null;
}

/** Sends a file that ends between its progress being drawn and what follows from that, as it does on a busy page. */
async function endsInBetween(end: 'arrives' | 'fails') {
  const ends: { arrive: (answer: string) => void; fail: (reason: Error) => void }[] = [];
  const upload = vi.fn(
    (_file: File, { onProgress }: UploadOptions) =>
      new Promise<string>((arrive, fail) => {
        ends.push({ arrive, fail });
        setTimeout(() => onProgress({ sent: 3, total: 3 }), 0);
      }),
  );
  const onArrived = vi.fn();
  const onFailed = vi.fn((_retry: () => void) => undefined);
  const onDrawn = () => (end === 'arrives' ? ends.at(-1)?.arrive('stored') : ends.at(-1)?.fail(new Error('refused')));
  const root = createRoot(document.createElement('div'));
  root.render(<Files upload={upload} onArrived={onArrived} onDrawn={onDrawn} onFailed={onFailed} />);
  const settled = () => new Promise((done) => setTimeout(done, 50));
  await expect.poll(() => onArrived.mock.calls.length + onFailed.mock.calls.length).toBe(1);
  await settled();
  return { upload, onArrived, onFailed, settled, root };
}

test('a file that arrives while its progress is drawn is sent once', async () => {
  const { upload, onArrived, root } = await endsInBetween('arrives');
  expect(upload).toHaveBeenCalledOnce();
  expect(onArrived).toHaveBeenCalledOnce();
  root.unmount();
});
test('a file that fails while its progress is drawn is sent again only when that is asked for', async () => {
  const { upload, onFailed, settled, root } = await endsInBetween('fails');
  expect(upload).toHaveBeenCalledOnce();
  onFailed.mock.calls[0]?.[0]();
  await settled();
  expect(upload).toHaveBeenCalledTimes(2);
  root.unmount();
});
