import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import type { Tag } from '@balcao/contract/tags';
import { PartFailure } from '../../../ui/page/part-failure';
import type { ResourceName } from '../../../registry';
import { TagMark } from './tags';
import { TagForm } from './tag-form';
import { useTags } from './use-tags';
import { useChargeText } from '../texts';

interface Props {
  value?: number[];
  onChange?: (ids: number[]) => void;
  /** Those the charge has: shown although hidden. */
  held: Tag[];
  /** Resources whose rows show tags. */
  shownBy: readonly ResourceName[];
}

/**
 * The account's tags to tick; each can be changed or hidden, and new ones created, without leaving the charge. A hidden
 * one is put on nothing more.
 */
export function TagsChoice({ value = [], onChange, held, shownBy }: Props) {
  const t = useChargeText();
  const [hidden, setHidden] = useState(false);
  const [editing, setEditing] = useState<number | 'new'>();
  const { rows, error, retry } = useTags();
  const tags = (rows ?? held).filter((tag) => hidden || !tag.hidden || value.includes(tag.id) || tag.id === editing);
  const isHeld = ({ id }: Tag) => held.some((tag) => tag.id === id);
  const tick = (id: number, on: boolean) => onChange?.(on ? [...value, id] : value.filter((one) => one !== id));
  const done = (tag?: Tag) => {
    if (tag && editing === 'new') tick(tag.id, true);
    setEditing(undefined);
  };
  if (error) return <PartFailure message={t('tags.failed')} onRetry={retry} />;
  return (
    <fieldset className="tags-choice">
      <legend>{t('tags.choose')}</legend>
      {rows?.length === 0 && editing !== 'new' && <p className="soft">{t('tags.empty')}</p>}
      <ul>
        {tags.map((tag) => (
          <li key={tag.id}>
            <Checkbox
              checked={value.includes(tag.id)}
              disabled={tag.hidden && !isHeld(tag) && !value.includes(tag.id)}
              onChange={(event) => tick(tag.id, event.target.checked)}
            >
              <TagMark color={tag.color_ref} /> {tag.name}{' '}
              {tag.hidden && <span className="faint">({t('tags.hiddenMark')})</span>}
            </Checkbox>
            <button
              type="button"
              className="icon-button"
              onClick={() => setEditing(tag.id)}
              aria-label={t('tags.edit', { name: tag.name })}
              title={t('tags.edit', { name: tag.name })}
            >
              <EditOutlined />
            </button>
            {editing === tag.id && <TagForm tag={tag} shownBy={shownBy} onDone={done} />}
          </li>
        ))}
      </ul>
      {editing === 'new' ? (
        <TagForm shownBy={shownBy} onDone={done} />
      ) : (
        <Button icon={<PlusOutlined />} onClick={() => setEditing('new')}>
          {t('tags.create')}
        </Button>
      )}
      {rows?.some((tag) => tag.hidden) && (
        <Checkbox className="tags-hidden" checked={hidden} onChange={(event) => setHidden(event.target.checked)}>
          {t('tags.hidden')}
        </Checkbox>
      )}
    </fieldset>
  );
}
