/** Which notice of which event, in which company. */
export interface NoticeAt {
  readonly event: string;
  readonly place: string;
  readonly away: { readonly tenant?: string };
}
