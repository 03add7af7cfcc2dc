/** The person in front of the screen; `roles` as keys or codes of the platform's roles. */
export interface Me {
  readonly user: string;
  readonly person: string | null;
  readonly name: string;
  readonly roles: readonly string[];
}
/** Somebody who has delegated their tasks to the person in front of the screen. */
export interface Delegator {
  readonly id: string;
  readonly name: string;
}
/** The state of a screen as it stands in the address. */
export type Search = Readonly<Record<string, string | undefined>>;
/** What a screen of the workspace is given by the shell. */
export interface ScreenProps {
  /** Id of the tenant acted in, when it is not the person's own. */
  readonly tenant?: string;
  readonly me: Me;
  readonly delegators?: readonly Delegator[];
  readonly search: Search;
  /** Replaces what the address says; what is undefined leaves it. */
  readonly onSearch: (next: Search) => void;
}
export type ApprovalTab = 'waiting' | 'decided';
/** The decisions an approver can make about one expense, as `can` names them. */
export const deeds = ['approve', 'reject', 'delegate', 'hold', 'escalate', 'release', 'unapprove'] as const;
export type Deed = (typeof deeds)[number];
/** What was typed for a decision and not sent yet; kept while the approver looks at other items. */
export interface Draft {
  /** The open form; null shows the buttons. */
  readonly deed: Deed | null;
  /** Exact decimal; null is the whole amount. */
  readonly amount: string | null;
  /** What was typed for each decision: a reason typed for one is never sent with another. */
  readonly notes: Readonly<Partial<Record<Deed, string | null>>>;
  readonly to: string | null;
}
export const emptyDraft: Draft = { deed: null, amount: null, notes: {}, to: null };
