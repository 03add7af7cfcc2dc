import { errorContent } from '@homeport/ui/controls/field.tsx';
import { useLength } from '@homeport/ui/controls/use-length.ts';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { isFamily } from '../data/queries.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { helpWords } from './words.ts';

/** Looks through help, library and contacts; what is looked for stands in the address. */
export function HelpSearch({ typed }: { typed: string }) {
  const own = usePageWords(helpWords);
  const navigate = useNavigate();
  const [value, setValue] = useState(typed);
  const { over } = useLength(value, 200);
  return (
    <search>
      <form
        className="help-search"
        onSubmit={(event) => {
          event.preventDefault();
          if (over) return;
          const q = value.trim();
          void navigate({ to: '/dashboard/help', search: q.length > 1 ? { q } : {} });
        }}
      >
        <TextInput
          type="search"
          label={own(isFamily(useApp().me) ? 'search.family' : 'search')}
          leftSection={<Icon of={Search} />}
          value={value}
          error={errorContent(over)}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {own('find')}
        </Button>
      </form>
    </search>
  );
}
