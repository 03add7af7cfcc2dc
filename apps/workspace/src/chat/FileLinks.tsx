import type { TalkFile } from '@homeport/model/communication';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { FileText } from 'lucide-react';
import { saveBytes } from '../records/file-calls.ts';

/** The files of a message, to be saved. */
export function FileLinks({ files }: { readonly files: readonly TalkFile[] }) {
  const formats = useFormats();
  const host = useRecordHost();
  const failure = useFailureText();
  const save = (file: TalkFile) =>
    host.files.bytes(file.id).then(
      (blob) => saveBytes(blob, file.name),
      (error: unknown) => toasts.show(failure(error), 'danger'),
    );
  return (
    <div className="talk-acts">
      {files.map((file) => (
        <Button
          key={file.id}
          variant="default"
          leftSection={<Icon of={FileText} small />}
          onClick={() => void save(file)}
        >
          {file.name} ({formats.bytes(file.size)})
        </Button>
      ))}
    </div>
  );
}
