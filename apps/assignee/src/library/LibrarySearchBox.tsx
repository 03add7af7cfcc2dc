import { errorContent } from '@homeport/ui/controls/field.tsx';
import { useLength } from '@homeport/ui/controls/use-length.ts';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { libraryWords } from './words.ts';

/** Searches all documents. What is looked for stands in the address, so that a result can be shared and come back to. */
export function LibrarySearchBox({ typed }: { typed: string }) {
  const text = usePageWords(libraryWords);
  const navigate = useNavigate();
  const [value, setValue] = useState(typed);
  const { over } = useLength(value, 200);
  return (
    <search>
      <form
        className="library-search"
        onSubmit={(event) => {
          event.preventDefault();
          if (over) return;
          const q = value.trim();
          void navigate({ to: '/dashboard/library/sections', search: q.length > 1 ? { q } : {} });
        }}
      >
        <TextInput
          type="search"
          label={text('search')}
          leftSection={<Icon of={Search} />}
          value={value}
          error={errorContent(over)}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {text('find')}
        </Button>
      </form>
    </search>
  );
}
