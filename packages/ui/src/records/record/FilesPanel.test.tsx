import { defineEntity, text } from '@homeport/grammar';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draw, everything, toyCatalogue, toyHost } from '../../../../../tests/support/toy-host.tsx';
import type { StoredFile } from '../../upload/stored-file.ts';
import type { Upload } from '../../upload/xhr-upload.ts';
import { FilesPanel } from './FilesPanel.tsx';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: { name: text('Name') },
  access: everything,
});
const row = { id: 'c1', version: 1, name: 'Piano', can: ['update'] };
const drawn = (files: object) => {
  const host = toyHost(toyCatalogue(crate));
  return draw({ ...host, files: { ...host.files, ...files } }, <FilesPanel entity={crate} row={row} />);
};

it('says that documents could not be fetched, and fetches them when it is tried again', async () => {
  let isAway = true;
  const file = { id: 'f1', name: 'lease.pdf', size: 10, created: '2026-03-02T10:00:00Z', isPicture: false };
  await drawn({ of: async () => (isAway ? Promise.reject(new TypeError('Failed to fetch')) : [file]) });
  await screen.findByText('Error fetching documents.');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('lease.pdf');
  expect(screen.queryByText('Error fetching documents.')).toBeNull();
});

it('says which file could not be uploaded, and sends it again', async () => {
  let tries = 0;
  const upload: Upload<StoredFile> = async (file) => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return { id: 'f2', label: file.name, size: file.size };
  };
  await drawn({ upload: () => upload });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'receipt.pdf', { type: 'application/pdf' }));
  await screen.findByText('Error uploading the file receipt.pdf.');
  await userEvent.click(screen.getByRole('button', { name: /Retry/ }));
  await expect.poll(() => tries).toBe(2);
  expect(screen.queryByText('Error uploading the file receipt.pdf.')).toBeNull();
});
