import { Fragment, useMemo, type ReactNode } from 'react';
import { pictureAddress } from './picture-address';
import './rich-text.css';

/** Elements that a text of the bank may have; of others only the text is shown, and of `DROPPED` not even that. */
const ALLOWED = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'br', 'blockquote']);
/** Of tables; what else stands between their elements, spaces too, is left out, as it would not be valid there. */
const PARTS: Record<string, readonly string[]> = {
  table: ['caption', 'thead', 'tbody', 'tfoot', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['th', 'td'],
};
const CELLS = new Set(['th', 'td']);
const TABLE = new Set(['caption', ...CELLS, ...Object.keys(PARTS)]);
/** Most rows or columns that a cell spans. */
const WIDEST = 50;
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
 * runs no script and loads nothing; no attribute is taken but the
 * address of a link, if it is of the web or an e-mail, the address and words of a picture, and the spans of a cell.
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
  const parts = PARTS[name];
  const children = [...element.childNodes].filter((child) => !parts || parts.includes((child as Element).localName));
  const inner = children.map((child, i) => draw(child, i, depth + 1));
  if (name === 'br') return <br key={key} />;
  if (name === 'img') return drawPicture(element, key);
  const href = name === 'a' ? safeAddress(element.getAttribute('href')) : undefined;
  if (href)
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {inner}
      </a>
    );
  if (CELLS.has(name)) {
    const Cell = name as 'td';
    return (
      <Cell key={key} {...spanOf(element, 'colSpan')} {...spanOf(element, 'rowSpan')}>
        {inner}
      </Cell>
    );
  }
  // wider than the text: it scrolls by itself
  if (name === 'table')
    return (
      <div key={key} className="rich-table">
        <table>{inner}</table>
      </div>
    );
  if (!ALLOWED.has(name) && !TABLE.has(name)) return <Fragment key={key}>{inner}</Fragment>;
  const Tag = name as 'p';
  return <Tag key={key}>{inner}</Tag>;
}

/** A picture of the portal or of a host that the bank's settings name; of any other its words are left. */
function drawPicture(element: Element, key: number): ReactNode {
  const alt = element.getAttribute('alt') ?? '';
  const src = pictureAddress(element.getAttribute('src')?.trim() ?? '');
  return src ? <img key={key} className="rich-picture" src={src} alt={alt} loading="lazy" /> : alt || null;
}

function spanOf(cell: Element, name: 'colSpan' | 'rowSpan') {
  const span = Number(cell.getAttribute(name));
  return Number.isInteger(span) && span > 1 && span <= WIDEST ? { [name]: span } : {};
}

const safeAddress = (href: string | null): string | undefined => {
  const trimmed = href?.trim() ?? '';
  return /^(https:\/\/|mailto:)[^\s<>"']+$/i.test(trimmed) ? trimmed : undefined;
};
