import { caseDetail } from '@homeport/model/cases';
import { nextKinds } from '@homeport/model/initiations';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button, Menu } from '@mantine/core';
import { withParams } from '../frame/address.ts';
import { useLearned } from '../frame/use-learned.ts';
import { useScreen } from '../frame/use-screen.ts';
import { newInitiationPath } from './paths.ts';
import { useInitiations } from './use-initiations.ts';
import { initiationWords } from './words.ts';

/** Asks for the next assignment of the same person, with everything that is known of this one. */
export function NextAssignment({ row }: { readonly row: Row }) {
  useLearned('initiations', initiationWords);
  const text = useInitiations();
  const labels = useLabels();
  const host = useRecordHost();
  const { place } = useScreen(newInitiationPath);
  const type = fieldAt(caseDetail, 'type');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default">{text('next.title')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {nextKinds.map((kind) => (
          <Menu.Item
            key={kind}
            onClick={() => host.go(withParams(newInitiationPath, { from: row.id, kind, ...place }))}
          >
            {type ? labels.choice(type, kind) : kind}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
