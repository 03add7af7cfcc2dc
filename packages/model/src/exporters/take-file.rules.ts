/**
 * The rights a file was made with: whose, and for each kind of record in it whether it may be read and exported, which records
 * (`true`: all), and which fields were hidden.
 */
export interface RightsOfFile {
  readonly user: string;
  readonly on: readonly { readonly entity: string; readonly access: string }[];
}
type Access = readonly [isAllowed: boolean, read: unknown, hidden: readonly string[]];

/**
 * Whether somebody may take a file away now: who sees all that its maker could see. The same words about one's own records
 * mean other records for somebody else.
 */
export function mayTakeFile(made: RightsOfFile, user: string, accessNow: (entity: string) => string | null): boolean {
  return (
    made.on.length > 0 &&
    made.on.every(({ entity, access }) => {
      const now = accessNow(entity);
      if (now === null) return false;
      if (now === access) return isAllowed(now) && (user === made.user || !access.includes('"$me.'));
      return coversAll(now, access);
    })
  );
}
const isAllowed = (access: string): boolean => (JSON.parse(access) as Access)[0];

/** Rights to every record, with no field hidden that the file may have. */
function coversAll(now: string, made: string): boolean {
  const [allowed, read, hidden] = JSON.parse(now) as Access;
  const [, , hiddenThen] = JSON.parse(made) as Access;
  return allowed && read === true && hidden.every((field) => hiddenThen.includes(field));
}
