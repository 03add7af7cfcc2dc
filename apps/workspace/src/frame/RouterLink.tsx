import type { LinkComponent } from '@homeport/ui/shell/link.tsx';
import { useRouter } from '@tanstack/react-router';

/** A link that changes the page without loading the workspace again. Modified clicks stay the browser's. */
export const RouterLink: LinkComponent = ({ href, onClick, children, ...rest }) => {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
        if (event.defaultPrevented || isModified || !href.startsWith('/workspace')) return;
        event.preventDefault();
        router.history.push(href);
      }}
    >
      {children}
    </a>
  );
};
