import { createElement } from 'react';
import { type Block, type Inline, readMarkdown } from './markdown.rules.ts';

/** A text in Markdown, drawn from its blocks; no HTML of it reaches the page. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="hp-markdown">
      {readMarkdown(text).map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes order
        <OneBlock key={i} block={block} />
      ))}
    </div>
  );
}
function OneBlock({ block }: { block: Block }) {
  if (block.kind === 'rule') return <hr />;
  if (block.kind === 'code')
    return (
      <pre>
        <code>{block.text}</code>
      </pre>
    );
  if (block.kind === 'heading') return createElement(`h${block.level}`, null, <Parts parts={block.parts} />);
  if (block.kind === 'quote')
    return (
      <blockquote>
        <Parts parts={block.parts} />
      </blockquote>
    );
  if (block.kind !== 'list')
    return (
      <p>
        <Parts parts={block.parts} />
      </p>
    );
  const items = block.items.map((parts, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes order
    <li key={i}>
      <Parts parts={parts} />
    </li>
  ));
  return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
}
function Parts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, i) => {
    const key = `${i}${part.kind}`;
    if (part.kind === 'text') return part.text;
    if (part.kind === 'link')
      return (
        <a key={key} href={part.address} target="_blank" rel="noopener noreferrer">
          {part.text}
        </a>
      );
    return createElement(part.kind, { key }, part.text);
  });
}
