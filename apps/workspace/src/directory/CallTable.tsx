import { user } from '@homeport/model/identity';
import { type DirectoryLine, directoryCall } from '@homeport/model/scim';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { AdminTable } from '../admin/AdminTable.tsx';
import { useDirectoryText } from './use-directory.ts';

/** What a directory did, the newest first; with the reason as it was told to the directory. */
export function CallTable({
  lines,
  withReason,
}: {
  readonly lines: readonly DirectoryLine[];
  readonly withReason?: true;
}) {
  const text = useDirectoryText();
  const labels = useLabels();
  const host = useRecordHost();
  const formats = useFormats();
  const deed = fieldAt(directoryCall, 'deed');
  const outcome = (line: DirectoryLine) =>
    line.status < 400 ? text('done') : text('wasRefused', { status: line.status });
  return (
    <AdminTable
      columns={[
        text('what'),
        text('about'),
        withReason ? text('reason') : text('outcome'),
        text('program'),
        text('when'),
      ]}
      rows={lines}
      keyOf={(line) => line.id}
      head={(line) => (deed ? labels.choice(deed, line.deed) : line.deed)}
      cells={(line) => {
        const href = line.user ? host.address({ to: 'record', entity: user, id: line.user }) : null;
        return (
          <>
            <td>{href ? <AppLink href={href}>{line.about}</AppLink> : (line.about ?? text('nobody'))}</td>
            <td>{withReason ? `${line.reason ?? text('noReason')} (${line.status})` : outcome(line)}</td>
            <td>{line.program}</td>
            <td className="hp-number">{formats.localTime(line.at)}</td>
          </>
        );
      }}
    />
  );
}
