/** The texts of the viewer, finished sentences in the reader's language; each app brings its own. */
export interface ViewerWords {
  readonly loading: string;
  /** The file cannot be drawn here; it can still be downloaded. */
  readonly failed: string;
  readonly larger: string;
  readonly smaller: string;
  readonly page: (number: number, total: number) => string;
}
