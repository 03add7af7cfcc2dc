/** Whom a step of a rule asks. Ids of users. */
export interface Askable {
  /** Members of the approval group of the rule. */
  readonly group: readonly string[];
  /** Holders of the role that the step names; null: it names none. */
  readonly holders: readonly string[] | null;
  /** Who asked for it, or entered it. */
  readonly requesters: readonly string[];
  /** Who stands in for the approval group of the rule. */
  readonly fallback: string | null;
  readonly manager: string | null;
}
/**
 * The holders of the role of the step, else the group of the rule; nobody decides their own request. Where that leaves nobody, whoever
 * stands in for the group, else the case manager; with neither of them the team decides.
 */
export function askedOf({ group, holders, requesters, fallback, manager }: Askable): {
  readonly asked: readonly string[];
  readonly owner: string | null;
} {
  const asked = (holders ?? group).filter((user) => !requesters.includes(user));
  const standsIn = [fallback, manager].find((one) => one !== null && !requesters.includes(one)) ?? null;
  return { asked, owner: asked.length > 0 ? null : standsIn };
}
