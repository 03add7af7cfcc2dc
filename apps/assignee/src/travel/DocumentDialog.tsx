import { addressOf, bearer, Problem } from '@homeport/client';
import type { TravelDocument, TravelDocumentType } from '@homeport/model/travel';
import { CountryField } from '@homeport/ui/controls/CountryField.tsx';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { Button, FileInput } from '@mantine/core';
import { Paperclip } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { create, update } from '../data/records.ts';
import { usePageWords } from '../words/page-words.ts';
import { useNeeded } from './use-needed.ts';
import type { Papers } from './use-papers.ts';
import { useRecordSave } from './use-record-save.ts';
import { travelWords } from './words.ts';

interface Form {
  readonly holder: string;
  readonly type: TravelDocumentType;
  readonly country: string | null;
  readonly number: string | null;
  readonly issueDate: string | null;
  readonly expiryDate: string | null;
  readonly stage: string;
}
const self = 'self';

/** A passport, visa or permit with its copy. The number is sent when it was typed, never its shown form. */
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
  const id = useRef(crypto.randomUUID());
  const [copy, setCopy] = useState<File | null>(null);
  const [form, setForm] = useState<Form>({
    holder: document?.dependant?.id ?? self,
    type: document?.type ?? type,
    country: document?.country ?? null,
    number: document?.number ?? null,
    issueDate: document?.issueDate ?? null,
    expiryDate: document?.expiryDate ?? null,
    stage: document?.stage ?? 'ISSUED',
  });
  const change = (next: Partial<Form>) => setForm({ ...form, ...next });
  const { run, isBusy, problem } = useRecordSave('travel', onClose);
  const needed = form.type === 'PASSPORT' ? (['country', 'expiryDate'] as const) : (['country'] as const);
  const { idOf, faultOf, isComplete } = useNeeded('paper', form, needed, (name) =>
    text(name === 'country' ? 'doc.country' : 'doc.expires'),
  );
  const choose = kit('file.choose', { count: 1 });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete()) return undefined;
    const { holder, number, ...rest } = form;
    const body = {
      ...rest,
      dependant: holder === self ? null : holder,
      ...(number !== (document?.number ?? null) ? { number } : {}),
    };
    return run(async () => {
      const saved = document
        ? await update<TravelDocument>('travelDocument', document.id, body, document.version)
        : await create<TravelDocument>(
            'travelDocument',
            { ...body, id: id.current, assignee: papers.person },
            id.current,
          );
      if (copy) await keepCopy(saved, copy, text('doc.copyFailed'));
    });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={text(document ? 'doc.edit' : 'doc.new')}
      closeButtonProps={{ 'aria-label': kit('close') }}
    >
      <form className="hp-lines" onSubmit={(event) => void save(event)} noValidate>
        {problem ? <InlineError message={problem} /> : null}
        <PickList
          label={text('doc.holder')}
          required
          options={papers.holders.map((holder) => ({ value: holder.dependant ?? self, label: holder.name }))}
          value={form.holder}
          onChange={(holder) => change({ holder: holder ?? self })}
        />
        <div className="pair">
          <PickList
            label={text('doc.type')}
            required
            options={(['PASSPORT', 'VISA', 'LONG_STAY_VISA', 'PERMIT'] as const).map((one) => ({
              value: one,
              label: text(`type.${one}`),
            }))}
            value={form.type}
            onChange={(next) => change({ type: (next ?? 'PASSPORT') as TravelDocumentType })}
          />
          <PickList
            label={text('doc.stage')}
            required
            options={(['APPLIED', 'IN_PROGRESS', 'ISSUED'] as const).map((one) => ({
              value: one,
              label: text(`stage.${one}`),
            }))}
            value={form.stage}
            onChange={(stage) => change({ stage: stage ?? 'ISSUED' })}
          />
        </div>
        <CountryField
          id={idOf('country')}
          error={faultOf('country')}
          label={text('doc.country')}
          description={text('doc.countryHelp')}
          required
          value={form.country}
          onChange={(country) => change({ country })}
        />
        <TextField
          label={text('doc.number')}
          description={text('doc.numberHelp')}
          maxLength={40}
          value={form.number}
          onChange={(number) => change({ number })}
        />
        <div className="pair">
          <DateField
            label={text('doc.issued')}
            value={form.issueDate}
            onChange={(issueDate) => change({ issueDate })}
          />
          <DateField
            id={idOf('expiryDate')}
            error={faultOf('expiryDate')}
            label={text('doc.expires')}
            required={form.type === 'PASSPORT'}
            min={form.issueDate ?? undefined}
            value={form.expiryDate}
            onChange={(expiryDate) => change({ expiryDate })}
          />
        </div>
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
          <Button type="submit" loading={isBusy}>
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
