import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useRouter } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { useWords } from '../words/use-words.ts';
import { useApp } from './app-context.ts';
import { bellEntry, helpOf, menuOf } from './menu-of.ts';

/** The whole menu as a list, for the last tab of a phone. */
export function MorePage() {
  const { access, menus } = useApp();
  const text = useWords();
  const router = useRouter();
  const menu = menuOf(menus, access, (href) => href in router.routesByPath, text);
  const bell = bellEntry(text, 0);
  const help = helpOf(menus, menu, false);
  const at = help.isHere ? menu.findIndex(({ href }) => href === help.href) : -1;
  const all = at < 0 ? [...menu, bell] : [...menu.slice(0, at), bell, ...menu.slice(at)];
  return (
    <>
      <PageHeader title={text('more.title')} />
      <ul className="rows">
        {all.map((entry) => (
          <li key={entry.key}>
            <AppLink href={entry.href} className="row-link">
              <Icon of={entry.icon ?? CircleHelp} />
              <span>{entry.label}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}
