import type { Tag } from '@balcao/contract/tags';
import './tags.css';

/** AREAS-3-charge-5: the ten colours, as a mark beside the name. */
const COLORS: Record<Tag['color_ref'], string> = {
  yellow: '#d9a514',
  'green-1': '#2f9e58',
  orange: '#e07b1f',
  red: '#d64541',
  pink: '#d6539b',
  'purple-2': '#8457c9',
  'blue-2': '#2c6fbb',
  'blue-1': '#3aa0d8',
  'green-3': '#6fae3c',
  brown: '#8d6240',
};

/** In the order of the specification. */
export const TAG_COLORS = Object.keys(COLORS) as Tag['color_ref'][];

export const TagMark = ({ color }: { color: Tag['color_ref'] }) => (
  <span className="tag-mark" style={{ background: COLORS[color] }} aria-hidden="true" />
);

export const Tags = ({ tags }: { tags: Tag[] }) => (
  <ul className="tags" title={tags.map(({ name }) => name).join(', ')}>
    {tags.map(({ id, name, color_ref }) => (
      <li key={id}>
        <TagMark color={color_ref} />
        <span className="tag-name">{name}</span>
      </li>
    ))}
  </ul>
);
