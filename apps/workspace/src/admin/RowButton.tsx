import { Button } from '@mantine/core';

export interface RowButtonProps {
  readonly label: string;
  /** Whom or what it is about, for those who hear the page. */
  readonly about: string;
  readonly loading?: boolean;
  readonly onClick: () => void;
}
/** What can be done with a row. */
export function RowButton({ label, about, loading = false, onClick }: RowButtonProps) {
  return (
    <Button variant="default" size="compact-sm" loading={loading} onClick={onClick}>
      {label}
      <span className="hp-hidden"> {about}</span>
    </Button>
  );
}
