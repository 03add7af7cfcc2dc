import './tabs.css';

/** The parts of a screen side by side; which one is open stands in the address. */
export function Tabs({
  label,
  tabs,
  open,
  onOpen,
}: {
  label: string;
  tabs: readonly { readonly id: string; readonly label: string; readonly count?: number }[];
  open: string;
  onOpen: (id: string) => void;
}) {
  return (
    <nav className="screen-tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <button type="button" aria-current={tab.id === open ? 'page' : undefined} onClick={() => onOpen(tab.id)}>
              {tab.label}
              {tab.count === undefined ? null : <span className="screen-tab-count hp-number">{tab.count}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
