import { callBytes } from '@homeport/client';
import type { TalkFile } from '@homeport/model/communication';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { FileText } from 'lucide-react';
import { useFileView } from '../data/files.ts';
import { usePageWords } from '../words/page-words.ts';
import { chatWords } from './words.ts';

/** The files of a message; pictures are shown, all can be saved. */
export function MessageFiles({ files }: { files: readonly TalkFile[] }) {
  return (
    <ul className="hp-talk-files">
      {files.map((file) => (
        <li key={file.id}>
          <MessageFile file={file} />
        </li>
      ))}
    </ul>
  );
}
function MessageFile({ file }: { file: TalkFile }) {
  const text = usePageWords(chatWords);
  const formats = useFormats();
  const isPicture = file.contentType.startsWith('image/');
  const view = useFileView(isPicture ? file.id : null, 'thumbnail');
  const save = () =>
    callBytes(`file-storage/raw/${file.id}`).then(
      (blob) => {
        const url = URL.createObjectURL(blob);
        const link = document.createElement('a');
        link.href = url;
        link.download = file.name;
        link.click();
        setTimeout(() => URL.revokeObjectURL(url), 10_000);
      },
      () => toasts.show(text('fileFailed'), 'danger'),
    );
  return (
    <button type="button" className="hp-talk-file" onClick={() => void save()}>
      {view.url ? <img src={view.url} alt="" /> : <Icon of={FileText} />}
      <span>{file.name}</span>
      <span className="hp-caption">{formats.bytes(file.size)}</span>
    </button>
  );
}
