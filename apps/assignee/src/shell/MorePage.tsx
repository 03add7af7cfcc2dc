import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useRouter } from '@tanstack/react-router';
import { Bell, CircleHelp } from 'lucide-react';
import { useWords } from '../words/use-words.ts';
import { useApp } from './app-context.ts';
import { menuOf } from './menu.ts';

/** The whole menu as a list, for the last tab of a phone. */
export function MorePage() {
  const { access } = useApp();
  const text = useWords();
  const router = useRouter();
  const menu = menuOf(access, (href) => href in router.routesByPath, text);
  const bell = { key: 'notices', label: text('menu.notices'), href: '/dashboard/notifications', icon: Bell };
  const at = menu.findIndex((entry) => entry.key === 'help');
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
