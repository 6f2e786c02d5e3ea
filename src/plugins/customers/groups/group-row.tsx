import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskInPlace } from '../../../ui/action/ask-in-place';
import type { CallError } from '../../../data/use-call';
import { useWrites } from '../../../data/use-writes';
import { groups } from '../../../resources/groups';

type Doing = 'renaming' | 'removing' | undefined;

/** One group: its name and its number of customers; renamed in place, and deleted after a second click that says what deleting does. */
export function GroupRow({ id, name, size }: { id: number; name: string; size: number }) {
  const { t } = useTranslation(['customers', 'shell']);
  const [doing, setDoing] = useState<Doing>();
  // after renaming, the focus returns to the button that began it
  const [renamed, setRenamed] = useState(false);
  const remover = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState(name);
  const [fault, setFault] = useState('');
  const { update, remove, isRunning } = useWrites(groups, { invalidates: ['customers', 'groups'], quiet: true });
  const start = (what: Doing) => {
    setText(name);
    setFault('');
    setDoing(what);
    if (what === 'renaming') setRenamed(true);
  };
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setDoing(undefined);
    } catch (error) {
      setFault((error as CallError).message);
    }
  };
  const save = () => void act(() => update(id, { name: text }));

  return (
    <li>
      {doing === 'renaming' ? (
        <div className="groups-edit">
          <Input
            autoFocus
            aria-label={t('customers:groups.rename', { name })}
            maxLength={40}
            value={text}
            status={fault ? 'error' : ''}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                event.stopPropagation();
                start(undefined);
              }
              if (event.key !== 'Enter') return;
              event.preventDefault();
              save();
            }}
          />
          <Button type="primary" loading={isRunning} onClick={save}>
            {t('shell:save')}
          </Button>
          <Button onClick={() => start(undefined)}>{t('shell:cancel')}</Button>
        </div>
      ) : (
        <div className="groups-line">
          <span className="groups-name">{name}</span>
          <span className="soft num">{t('customers:groups.size', { count: size })}</span>
          <button
            type="button"
            className="icon-button"
            autoFocus={renamed}
            onClick={() => start('renaming')}
            aria-label={t('customers:groups.rename', { name })}
          >
            <EditOutlined />
          </button>
          <button
            ref={remover}
            type="button"
            className="icon-button"
            onClick={() => start('removing')}
            aria-label={t('customers:groups.remove', { name })}
            aria-expanded={doing === 'removing'}
          >
            <DeleteOutlined />
          </button>
        </div>
      )}
      {doing === 'removing' && (
        <AskInPlace
          label={t('customers:groups.remove', { name })}
          question={t('customers:groups.ask', { count: size })}
          confirm={t('customers:groups.removeIt')}
          isRunning={isRunning}
          onConfirm={() => void act(() => remove(id))}
          onCancel={() => {
            start(undefined);
            remover.current?.focus();
          }}
        />
      )}
      {fault && (
        <p role="alert" className="groups-fault">
          {fault}
        </p>
      )}
    </li>
  );
}
