import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tag, TransmissionMethod } from '@balcao/contract/tags';
import type { ResourceName } from '../../../registry';
import type { CallError } from '../../../data/use-call';
import { useWrites } from '../../../data/use-writes';
import { tags } from '../../../resources/tags';
import { TAG_COLORS, TagMark } from './tags';

interface Props {
  tag?: Tag;
  /** Resources whose rows show tags: read again when one changes. */
  shownBy: readonly ResourceName[];
  onDone: (tag?: Tag) => void;
}

/** Name and colour of one tag, inside the form of a charge: not a form of its own. Answers the tag where it was saved. */
export function TagForm({ tag, shownBy, onDone }: Props) {
  const { t } = useTranslation(['charging', 'shell']);
  const id = useId();
  const [name, setName] = useState(tag?.name ?? '');
  const [color, setColor] = useState<Tag['color_ref']>(tag?.color_ref ?? 'yellow');
  const [method, setMethod] = useState<TransmissionMethod | null>(tag?.transmission_method_id ?? null);
  const [fault, setFault] = useState<string>();
  const { save, isRunning } = useSaveTag(tag, shownBy);
  const send = async (hidden = tag?.hidden ?? false) => {
    if (!name.trim()) return setFault(t('shell:required'));
    try {
      onDone(await save({ name: name.trim(), color_ref: color, hidden, transmission_method_id: method }));
    } catch (error) {
      const { errors, message, handled } = error as CallError;
      if (!handled) setFault(errors?.['name'] ?? message);
    }
  };
  return (
    <div
      className="tag-form"
      role="group"
      aria-label={tag ? t('charging:tags.edit', { name: tag.name }) : t('charging:tags.create')}
    >
      <label htmlFor={id}>{t('charging:tags.name')}</label>
      <Input
        id={id}
        value={name}
        maxLength={30}
        autoComplete="off"
        autoFocus
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={(event) => (setName(event.target.value), setFault(undefined))}
        onPressEnter={(event) => (event.preventDefault(), void send())}
      />
      {fault && <Alert id={`${id}-fault`} type="error" role="alert" message={fault} />}
      <fieldset className="tag-choices">
        <legend>{t('charging:tags.color')}</legend>
        {TAG_COLORS.map((one) => (
          <label key={one} title={t(`charging:color.${one}`)}>
            <input
              type="radio"
              name={id}
              value={one}
              checked={color === one}
              onChange={() => setColor(one)}
              aria-label={t(`charging:color.${one}`)}
            />
            <TagMark color={one} />
          </label>
        ))}
      </fieldset>
      <fieldset className="tag-choices">
        <legend>{t('charging:tags.method')}</legend>
        {([0, 1, 2, 3] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${id}-method`}
              checked={(method ?? 0) === one}
              onChange={() => setMethod(one || null)}
            />
            {t(`charging:tags.methods.${one}`)}
          </label>
        ))}
      </fieldset>
      <p className="soft">{t('charging:tags.methodHint')}</p>
      <div className="tag-buttons">
        <Button type="primary" ghost loading={isRunning} onClick={() => void send()}>
          {t('charging:tags.save')}
        </Button>
        {tag && (
          <Button disabled={isRunning} onClick={() => void send(!tag.hidden)}>
            {t(tag.hidden ? 'charging:tags.show' : 'charging:tags.hide')}
          </Button>
        )}
        <Button type="link" onClick={() => onDone()}>
          {t('charging:tags.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Creates a tag, or changes the one given; what shows tags is asked again. */
function useSaveTag(tag: Tag | undefined, shownBy: readonly ResourceName[]) {
  const { t } = useTranslation('charging');
  const { create, update, isRunning } = useWrites(tags, {
    invalidates: tag ? shownBy : [],
    success: t(tag ? 'tags.updated' : 'tags.created'),
    quiet: true,
  });
  const save = (values: Omit<Tag, 'id'>) => (tag ? update(tag.id, values) : create(values));
  return { save, isRunning };
}
