import type { UkLinks } from '@homeport/model/diary';
import { NumberField } from '@homeport/ui/controls/NumberField.tsx';
import { SwitchField } from '@homeport/ui/controls/SwitchField.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { usePageWords } from '../words/page-words.ts';
import { keepUkLinks, ukLinksQuery } from './diary-data.ts';
import { diaryWords } from './words.ts';

/** What the residence test needs and no diary knows; saved at once. */
export function UkLinksForm({ links }: { links: UkLinks }) {
  const text = usePageWords(diaryWords);
  const queries = useQueryClient();
  const change = (next: UkLinks) => {
    queries.setQueryData(ukLinksQuery.queryKey, next);
    keepUkLinks(next).catch(() => {
      queries.setQueryData(ukLinksQuery.queryKey, links);
      toasts.show(text('notSaved'), 'danger');
    });
  };
  return (
    <details className="uk-links">
      <summary>{text('uk.links')}</summary>
      <div className="hp-lines">
        <NumberField
          label={text('uk.ties')}
          description={text('uk.tiesHelp')}
          value={links.ties}
          min={0}
          max={5}
          // Emptied, or not to be read: nothing is saved in its place.
          onChange={(ties) => (ties === null ? undefined : change({ ...links, ties }))}
        />
        <SwitchField
          label={text('uk.was')}
          value={links.wasResident}
          onChange={(wasResident) => change({ ...links, wasResident: wasResident === true })}
        />
      </div>
    </details>
  );
}
