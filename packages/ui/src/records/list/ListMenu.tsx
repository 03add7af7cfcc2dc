import { ActionIcon, Menu } from '@mantine/core';
import { Download, Ellipsis, Link2, Printer, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useKitText } from '../../language/use-text.ts';
import { Icon } from '../../parts/Icon.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { toasts } from '../../parts/toasts.ts';
import { companyAt } from '../fields/of-companies.ts';
import { useRecordText } from '../words/use-record-text.ts';
import type { List } from './use-list.ts';

const ImportWizard = lazyPart(() => import('../exchange/ImportWizard.tsx').then((it) => it.ImportWizard));

/** More of a list: import, export, print, a link to what is on screen. */
export function ListMenu({ list, onExport, onPrint }: { list: List; onExport: () => void; onPrint: () => void }) {
  const text = useRecordText();
  const kit = useKitText();
  const [isImporting, setImporting] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(sharedAddress(list)).then(
      () => toasts.show(text('list.linkCopied')),
      () => toasts.show(text('list.linkFailed'), 'danger'),
    );
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon variant="default" aria-label={kit('more')}>
            <Icon of={Ellipsis} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {list.allowance.deeds.import && !companyAt(list.entity) ? (
            <Menu.Item leftSection={<Icon of={Upload} small />} onClick={() => setImporting(true)}>
              {text('list.import')}
            </Menu.Item>
          ) : null}
          {list.allowance.deeds.export ? (
            <Menu.Item leftSection={<Icon of={Download} small />} onClick={onExport}>
              {text('list.export')}
            </Menu.Item>
          ) : null}
          <Menu.Item leftSection={<Icon of={Printer} small />} onClick={onPrint}>
            {kit('print')}
          </Menu.Item>
          <Menu.Item leftSection={<Icon of={Link2} small />} onClick={() => void copy()}>
            {text('list.share')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isImporting ? (
        <Suspense fallback={null}>
          <ImportWizard entity={list.entity} onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The address of what is on screen, for somebody else: the same page in the same company. */
function sharedAddress(list: List): string {
  const place = list.host.address({ to: 'list', entity: list.entity, search: list.sharedParams() });
  return place ? new URL(place, location.href).href : location.href;
}
