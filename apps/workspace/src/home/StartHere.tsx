import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button } from '@mantine/core';
import { withParams } from '../frame/address.ts';
import { useScreen } from '../frame/use-screen.ts';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';
import { homePath } from './paths.ts';

/** What people come to do, by the key of its screen or page: the first that is open to somebody is the one button of their home. */
const begins = ['newInitiation', 'payments', 'approvals', 'postInvoice'] as const;

/** The one thing that the reader begins most often; nothing for whom nothing of it is open. */
export function StartHere() {
  const { access, ownMenu } = useWorkspace();
  const { place } = useScreen(homePath);
  const host = useRecordHost();
  const labels = useLabels();
  const text = useWords();
  const ways = begins.flatMap((key) => {
    const screen = access.menuSettingItems.find(({ code }) => code === key);
    if (screen?.path) return [{ label: labels.key(`screen.${key}`, screen.label), path: screen.path }];
    const page = ownMenu.pages.find((one) => one.key === key && (one.right === null || mayDo(access, one.right)));
    return page ? [{ label: text(`page.${page.key}`), path: page.path }] : [];
  });
  const [way] = ways;
  return way ? <Button onClick={() => host.go(withParams(way.path, place))}>{way.label}</Button> : null;
}
