/** A number of a widget: the list it stands for is a press away. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The number in words: "3 reports". */
  readonly words: string;
  readonly href: string;
  /** A further column of the table. */
  readonly more?: string;
}
