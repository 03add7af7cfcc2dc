/** Family members who move along: those that are named, else as many as the request says. */
export const movingAlong = ({
  members,
  request,
}: {
  readonly members: readonly { readonly accompanies: boolean | null }[];
  readonly request: { readonly familySize: number | null };
}): number =>
  members.length > 0 ? members.filter(({ accompanies }) => accompanies).length : (request.familySize ?? 0);
