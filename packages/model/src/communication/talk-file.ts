/** A file of a message, as it is shown. */
export interface TalkFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
}
