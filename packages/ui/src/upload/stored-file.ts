/** A stored file as answers show it. */
export interface StoredFile {
  readonly id: string;
  readonly label: string;
  readonly size?: number | null;
}
