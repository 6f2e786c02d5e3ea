import { Fragment, useMemo, type ReactNode } from 'react';

/** Elements that a text of the bank may have; of others only the text is shown, and of `DROPPED` not even that. */
const ALLOWED = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'br', 'blockquote']);
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'noscript',
  'title',
]);
const DEEPEST = 30;

/**
 * HTML of the bank's texts, drawn anew from an allow-list: nothing of it becomes HTML of the page. It is parsed in a document that
 * runs no script and loads nothing; no attribute is taken but the address of a link, if it is of the web or an e-mail.
 */
export function RichText({ html }: { html: string }) {
  const drawn = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map((node, i) => draw(node, i, 0));
  }, [html]);
  return <div className="rich-text">{drawn}</div>;
}

function draw(node: Node, key: number, depth: number): ReactNode {
  if (node.nodeType === 3) return node.textContent;
  if (node.nodeType !== 1 || depth > DEEPEST) return null;
  const element = node as Element;
  const name = element.localName;
  if (DROPPED.has(name)) return null;
  const inner = [...element.childNodes].map((child, i) => draw(child, i, depth + 1));
  if (name === 'br') return <br key={key} />;
  const href = name === 'a' ? safeAddress(element.getAttribute('href')) : undefined;
  if (href)
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {inner}
      </a>
    );
  if (!ALLOWED.has(name)) return <Fragment key={key}>{inner}</Fragment>;
  const Tag = name as 'p';
  return <Tag key={key}>{inner}</Tag>;
}

const safeAddress = (href: string | null): string | undefined => {
  const trimmed = href?.trim() ?? '';
  return /^(https:\/\/|mailto:)[^\s<>"']+$/i.test(trimmed) ? trimmed : undefined;
};
