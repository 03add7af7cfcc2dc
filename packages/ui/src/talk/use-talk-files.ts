import { addressOf, bearer, readProblem } from '@homeport/client';
import { useCallback, useState } from 'react';
import { uploadByXhr } from '../upload/xhr-upload.ts';
import { useTalkText } from './talk-words.ts';

interface Item {
  readonly key: string;
  readonly name: string;
  /** Id of the stored file, once it is there. */
  readonly id?: string;
  readonly fault?: string;
}
const mostFiles = 10;
const largest = 25_000_000;
const accept = 'image/*,application/pdf,.docx,.xlsx,.csv,.txt';

/** Files that go with a message: each is sent to `address` when it is chosen, and named by the message afterwards. */
export function useTalkFiles(address: string) {
  const text = useTalkText();
  const [items, setItems] = useState<readonly Item[]>([]);
  const change = useCallback(
    (key: string, part: Partial<Item>) =>
      setItems((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one))),
    [],
  );
  const add = (files: readonly File[]) => {
    for (const file of files.slice(0, mostFiles - items.length)) {
      const key = crypto.randomUUID();
      setItems((all) => [...all, { key, name: file.name }]);
      if (file.size > largest) {
        change(key, { fault: text('fileTooLarge') });
        continue;
      }
      upload(address, file, key).then(
        (id) => change(key, { id }),
        (error: Error) => change(key, { fault: error.message || text('fileFailed') }),
      );
    }
  };
  return {
    items,
    add,
    accept,
    drop: (key: string) => setItems((all) => all.filter((one) => one.key !== key)),
    clear: () => setItems([]),
    stored: items.flatMap((one) => (one.id ? [{ id: one.id, name: one.name }] : [])),
    isSending: items.some((one) => !one.id && !one.fault),
  };
}
export type TalkFilesControl = ReturnType<typeof useTalkFiles>;

async function upload(address: string, file: File, key: string): Promise<string> {
  const body = new FormData();
  body.append('file', file, file.name);
  const headers = { ...(await bearer()), accept: 'application/json', 'idempotency-key': key };
  const answer = await uploadByXhr({
    url: addressOf(address),
    headers,
    body,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (answer.status >= 200 && answer.status < 300) return (answer.body as { id: string }).id;
  throw readProblem(answer.status, answer.body, answer.header('retry-after'));
}
