/** Whole sentences, each on a line of its own; those that have nothing to say are left out. */
export function Sentences({ of }: { of: readonly (string | null)[] }) {
  return (
    <>
      {of.map((sentence) =>
        sentence ? (
          <p key={sentence} className="hp-muted">
            {sentence}
          </p>
        ) : null,
      )}
    </>
  );
}
