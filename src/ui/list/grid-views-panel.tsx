import { DeleteOutlined, SaveOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridView } from '@balcao/contract/grid-views';
import type { TableViewState } from './table-view';
import type { CallError } from '../../data/use-call';
import { useGridViews } from '../../data/use-grid-views';
import type { ListTable } from '../../data/use-list-table';
import './grid-views.css';

export interface GridViewsProps {
  table: Pick<ListTable<unknown>, 'resource' | 'viewState' | 'setViewState'>;
  view: TableViewState;
}

/** The views of a list: chosen, saved, brought up to date and forgotten. */
export default function GridViewsPanel({ table, view, onChosen }: GridViewsProps & { onChosen: () => void }) {
  const { t } = useTranslation(['views', 'shell']);
  const { views, error, retry, create, update, remove, isRunning } = useGridViews(table.resource);
  const [fault, setFault] = useState('');
  const now = { query: table.viewState, columns: view.shown };
  const isNow = (one: GridView) => one.query === now.query && one.columns.join() === now.columns.join();

  /** Where a change fails, shows why, and the views as the server has them. */
  const attempt = async (work: () => Promise<unknown>) => {
    setFault('');
    try {
      await work();
    } catch (problem) {
      setFault((problem as CallError).message);
      retry();
    }
  };
  return (
    <div className="views">
      {error && !views && (
        <p role="alert">
          {t('failed')}{' '}
          <button type="button" className="link-button" onClick={retry}>
            {t('shell:retry')}
          </button>
        </p>
      )}
      {views?.length === 0 && <p className="soft">{t('empty')}</p>}
      <ul>
        {views?.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="views-name"
              aria-current={isNow(one) || undefined}
              onClick={() => {
                table.setViewState(one.query);
                view.setShown(one.columns);
                onChosen();
              }}
            >
              {one.name}
            </button>
            {!isNow(one) && (
              <button
                type="button"
                className="icon-button"
                title={t('update')}
                aria-label={t('updateWhich', { name: one.name })}
                onClick={() => void attempt(() => update(one.id, { name: one.name, ...now }))}
              >
                <SaveOutlined />
              </button>
            )}
            <button
              type="button"
              className="icon-button"
              title={t('forget')}
              aria-label={t('forgetWhich', { name: one.name })}
              onClick={() => void attempt(() => remove(one.id))}
            >
              <DeleteOutlined />
            </button>
          </li>
        ))}
      </ul>
      {fault && (
        <p role="alert" className="views-fault">
          {fault}
        </p>
      )}
      <SaveForm now={now} isRunning={isRunning} onSave={(name) => create({ grid: table.resource, name, ...now })} />
    </div>
  );
}

function SaveForm({
  now,
  isRunning,
  onSave,
}: {
  now: Pick<GridView, 'query' | 'columns'>;
  isRunning: boolean;
  onSave: (name: string) => Promise<unknown>;
}) {
  const { t } = useTranslation(['views', 'shell']);
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const id = useId();
  const save = async () => {
    if (isRunning) return;
    if (!name.trim()) return setFault(t('shell:required'));
    if (now.query.length > 2000) return setFault(t('tooLong'));
    try {
      await onSave(name.trim());
      setName('');
      setFault('');
    } catch (problem) {
      setFault((problem as CallError).message);
    }
  };
  return (
    <form
      className="views-save"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id}>{t('save')}</label>
      <div className="views-row">
        <Input
          id={id}
          value={name}
          maxLength={40}
          placeholder={t('name')}
          {...(fault ? { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : {})}
          onChange={(event) => {
            setName(event.target.value);
            setFault('');
          }}
        />
        <Button type="primary" htmlType="submit" loading={isRunning}>
          {t('shell:save')}
        </Button>
      </div>
      {fault && (
        <span id={`${id}-fault`} role="alert" className="views-fault">
          {fault}
        </span>
      )}
    </form>
  );
}
