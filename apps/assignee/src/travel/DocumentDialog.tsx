import { addressOf, bearer, Problem } from '@homeport/client';
import { travelDocumentForm } from '@homeport/model/designed-forms/travel-document';
import type { TravelDocument, TravelDocumentType } from '@homeport/model/travel';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { BankPartEdit } from '@homeport/ui/records/fields/bank-edit.tsx';
import { CountryEdit } from '@homeport/ui/records/fields/country-edit.tsx';
import { asText, isRef } from '@homeport/ui/records/fields/field-texts.ts';
import { Field, RecordFields } from '@homeport/ui/records/form/Field.tsx';
import { Button, FileInput } from '@mantine/core';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { create, look, update } from '../data/records.ts';
import { useOwnRecord } from '../own-record/use-own-record.ts';
import { usePageWords } from '../words/page-words.ts';
import type { Papers } from './use-papers.ts';
import { travelWords } from './words.ts';

const PaperField = Field<TravelDocument>;
const edits = { bankPart: BankPartEdit, country: CountryEdit };
const self = 'self';

/** A passport, visa or permit with its copy.  */
export function DocumentDialog({
  document,
  papers,
  type = 'PASSPORT',
  onClose,
}: {
  document?: TravelDocument;
  papers: Papers;
  type?: TravelDocumentType;
  onClose: () => void;
}) {
  const text = usePageWords(travelWords);
  const kit = useKitText();
  const formats = useFormats();
  const [copy, setCopy] = useState<File | null>(null);
  const withCopy = async (saved: TravelDocument): Promise<TravelDocument> => {
    if (copy) await keepCopy(saved, copy, text('doc.copyFailed'));
    return saved;
  };
  const record = useOwnRecord(travelDocumentForm, {
    ...{ id: 'paper', row: document, leadsToField: true, asksAgain: 'travel', onSaved: onClose },
    given: { assignee: papers.person, type },
    needs: (values) => (values.type === 'PASSPORT' ? ['expiryDate'] : []),
    words: { dependant: { label: text('doc.holder'), help: '' } },
    said: { saved: text('saved'), failed: text('failed') },
    source: {
      look: (values, from) => look('travelDocument', values, from),
      create: async (values) => withCopy(await create<TravelDocument>('travelDocument', values, String(values.id))),
      update: async (id, values, version) =>
        withCopy(await update<TravelDocument>('travelDocument', id, values, version)),
    },
  });
  const { values } = record;
  const holders = papers.holders.map(({ dependant, name }) => ({ value: dependant ?? self, label: name }));
  const choose = kit('file.choose', { count: 1 });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={text(document ? 'doc.edit' : 'doc.new')}
      closeButtonProps={{ 'aria-label': kit('close') }}
    >
      <form
        ref={record.element}
        data-gathers
        className="hp-lines"
        onSubmit={(event) => {
          event.preventDefault();
          void record.save();
        }}
        noValidate
      >
        {record.fault ? <InlineError {...record.fault} /> : null}
        <RecordFields of={record.fields} edits={edits}>
          <PaperField of="dependant" options={holders}>
            {(control) => (
              <PickList
                {...control}
                required
                options={holders}
                value={isRef(control.value) ? control.value.id : (asText(control.value) ?? self)}
                onChange={(holder) => record.change({ dependant: holder === self ? null : holder })}
              />
            )}
          </PaperField>
          <div className="pair">
            <PaperField of="type" />
            <PaperField of="stage" />
          </div>
          <PaperField of="country" />
          <PaperField of="number" />
          <div className="pair">
            <PaperField of="issueDate" />
            <PaperField of="expiryDate" from={asText(values.issueDate) ?? undefined} />
          </div>
        </RecordFields>
        <FileInput
          label={text('doc.copy')}
          description={document?.copy ? text('doc.copyKept') : text('doc.copyHelp')}
          placeholder={choose}
          leftSection={<Icon of={Paperclip} />}
          aria-label={formats.pair(text('doc.copy'), copy?.name ?? choose)}
          accept="image/jpeg,image/png,image/webp,application/pdf"
          value={copy}
          onChange={setCopy}
          clearable
          clearButtonProps={{ 'aria-label': kit('file.removeNamed', { name: copy?.name ?? '' }) }}
        />
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" loading={record.isSaving}>
            {text('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Saving comes first, then the copy: stored as a file of the document, which then names it. */
async function keepCopy(document: TravelDocument, file: File, failed: string): Promise<void> {
  const body = new FormData();
  body.append('entity', 'travelDocument');
  body.append('entityId', document.id);
  body.append('file', file, file.name);
  const answer = await fetch(addressOf('file-storage'), { method: 'POST', headers: await bearer(), body }).catch(
    () => null,
  );
  if (!answer?.ok) throw new Problem({ status: answer?.status ?? 0, title: failed });
  const stored = (await answer.json()) as { readonly id: string };
  await update('travelDocument', document.id, { copy: { id: stored.id } }, document.version);
}
