export interface LeanCheck {
  readonly key: string;
  readonly label: string;
  readonly isMet: boolean;
  /** Read out instead of the tick: "Done: A digit". */
  readonly spoken: string;
}
/** The password rules, ticking themselves while one types (`keptRules` in controls/password.rules.ts decides). */
export function LeanCheckList({ title, checks }: { title: string; checks: readonly LeanCheck[] }) {
  return (
    <div className="hp-lean-checks">
      <p>{title}</p>
      <ul>
        {checks.map((check) => (
          <li key={check.key} data-met={check.isMet || undefined}>
            <svg
              width={16}
              height={16}
              viewBox="0 0 16 16"
              fill="none"
              stroke="currentColor"
              strokeWidth={1.75}
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden
            >
              {check.isMet ? <path d="m3 8.500 3.200 3.200L13 4.800" /> : <circle cx="8" cy="8" r="5.500" />}
            </svg>
            <span className="hp-hidden">{check.spoken}</span>
            <span aria-hidden>{check.label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
