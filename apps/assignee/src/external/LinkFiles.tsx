import { acceptedTypes } from '@homeport/model/documents';
import { FileField, type FileFieldProps } from '@homeport/ui/controls/FileField.tsx';

/** Bytes of one file at most; the server takes a little more. */
const fileBytes = 20_000_000;
const types: Readonly<Record<'OFFICE' | 'BILL', readonly string[]>> = {
  OFFICE: acceptedTypes.OFFICE,
  BILL: ['application/pdf', 'image/jpeg', 'image/png'],
};

export interface LinkFilesProps
  extends Pick<FileFieldProps, 'label' | 'maxCount' | 'error' | 'value' | 'onChange' | 'upload'> {
  readonly accepts: keyof typeof types;
}
/** Files that are sent by a link. Stands with the papers, where files are sent as well. */
export const LinkFiles = ({ accepts, ...field }: LinkFilesProps) => (
  <FileField {...field} accept={types[accepts]} maxBytes={fileBytes} hasCamera />
);
