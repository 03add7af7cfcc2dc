import './controls.css';
import './rich-text.css';
import { ActionIcon, Button, Popover, TextInput, Tooltip } from '@mantine/core';
import { DOMParser as ProseParser } from '@tiptap/pm/model';
import { EditorContent, getSchema, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Bold, Heading2, Italic, Link2, List, ListOrdered, type LucideIcon, Underline } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type KitKey, useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { inertBody, isSafeLink } from './rich-text-html.tsx';

export interface RichTextEditorProps {
  readonly value: string;
  readonly onChange: (html: string | null) => void;
  readonly onBlur?: () => void;
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly isRequired: boolean;
  readonly hasError: boolean;
  readonly autoFocus: boolean;
}
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: true, isAllowedUri: (address) => isSafeLink(address ?? '') },
  }),
];
const schema = getSchema(extensions);
// Given as a document, never as HTML text: the editor's own parser would need a sink that the page forbids.
const parse = (html: string) => ProseParser.fromSchema(schema).parse(inertBody(html)).toJSON();

export function RichTextEditor({
  value,
  onChange,
  onBlur,
  labelledBy,
  describedBy,
  isRequired,
  hasError,
  autoFocus,
}: RichTextEditorProps) {
  const text = useKitText();
  const [content] = useState(() => parse(value));
  const own = useRef(value);
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    autofocus: autoFocus ? 'end' : false,
    editorProps: {
      attributes: {
        class: 'hp-rich hp-rich-input',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(isRequired ? { 'aria-required': 'true' } : {}),
        ...(hasError ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => {
      own.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(own.current || null);
    },
    onBlur: () => onBlur?.(),
  });
  // A value that did not come from typing here: discarded, restored from a draft, merged from the server.
  useEffect(() => {
    if (!editor || value === own.current) return;
    own.current = value;
    editor.commands.setContent(parse(value), { emitUpdate: false });
  }, [editor, value]);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now?.isActive('bold') ?? false,
      italic: now?.isActive('italic') ?? false,
      underline: now?.isActive('underline') ?? false,
      heading: now?.isActive('heading') ?? false,
      bulletList: now?.isActive('bulletList') ?? false,
      numberedList: now?.isActive('orderedList') ?? false,
    }),
  });
  if (!editor) return null;
  const tools: readonly [keyof NonNullable<typeof active>, KitKey, LucideIcon, () => boolean][] = [
    ['bold', 'rich.bold', Bold, () => editor.chain().focus().toggleBold().run()],
    ['italic', 'rich.italic', Italic, () => editor.chain().focus().toggleItalic().run()],
    ['underline', 'rich.underline', Underline, () => editor.chain().focus().toggleUnderline().run()],
    ['heading', 'rich.heading', Heading2, () => editor.chain().focus().toggleHeading({ level: 3 }).run()],
    ['bulletList', 'rich.bulletList', List, () => editor.chain().focus().toggleBulletList().run()],
    ['numberedList', 'rich.numberedList', ListOrdered, () => editor.chain().focus().toggleOrderedList().run()],
  ];
  return (
    <div className="hp-editor" data-error={hasError || undefined}>
      <div className="hp-editor-tools" role="toolbar" aria-label={text('rich.toolbar')}>
        {tools.map(([name, label, icon, run]) => (
          <Tooltip key={name} label={text(label)}>
            <ActionIcon
              variant="subtle"
              color="neutral"
              aria-label={text(label)}
              aria-pressed={active?.[name] ?? false}
              onClick={run}
            >
              <Icon of={icon} small />
            </ActionIcon>
          </Tooltip>
        ))}
        <LinkTool
          current={() => (editor.getAttributes('link').href as string | undefined) ?? ''}
          onSet={(address) => editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run()}
          onRemove={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
        />
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}

function LinkTool({
  current,
  onSet,
  onRemove,
}: {
  current: () => string;
  onSet: (address: string) => void;
  onRemove: () => void;
}) {
  const text = useKitText();
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const whole = /^[a-z]+:/i.test(address) ? address : `https://${address}`;
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus position="bottom-start">
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="neutral"
          aria-label={text('rich.link')}
          onClick={() => {
            setAddress(current());
            setOpen(!isOpen);
          }}
        >
          <Icon of={Link2} small />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={text('rich.link')}>
        <div className="hp-lines">
          <TextInput
            label={text('rich.linkAddress')}
            inputMode="url"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <div className="hp-row">
            <Button
              disabled={address.trim() === '' || !isSafeLink(whole)}
              onClick={() => {
                onSet(whole.trim());
                setOpen(false);
              }}
            >
              {text('rich.setLink')}
            </Button>
            <Button
              variant="default"
              onClick={() => {
                onRemove();
                setOpen(false);
              }}
            >
              {text('rich.removeLink')}
            </Button>
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
