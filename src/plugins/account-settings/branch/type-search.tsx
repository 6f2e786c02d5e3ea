import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';

export interface Choice {
  category: number;
  type: string;
}

interface Props {
  onFound: (choice: Choice) => void;
  /** Called to register the searched text as a type of its own, where nothing was found. */
  onCustom: (type: string) => void;
}

/** Searches business types; without a match it offers registering what was typed (AREAS-5, business type search). */
export function TypeSearch({ onFound, onCustom }: Props) {
  const { t } = useTranslation('account-settings');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const { data, isFetching } = useCall(
    'GET /account/activity-branch/types',
    { query: { text: asked } },
    { enabled: asked !== '', staleTime: Infinity, toast: true },
  );
  const search = () => setAsked(text.trim());
  return (
    <div className="branch-search">
      <label htmlFor="branch-search">{t('branch.search')}</label>
      <div className="branch-search-row">
        <Input
          id="branch-search"
          maxLength={60}
          value={text}
          placeholder={t('branch.searchHint')}
          onChange={(event) => setText(event.target.value)}
          onPressEnter={() => text.trim() && search()}
        />
        <Button disabled={!text.trim()} loading={isFetching} onClick={search}>
          {t('branch.searchButton')}
        </Button>
      </div>
      <div aria-live="polite">
        {data && data.length > 0 && (
          <ul className="branch-found">
            {data.map(({ name, category }) => (
              <li key={`${category} ${name}`}>
                <Button onClick={() => onFound({ category, type: name })}>{name}</Button>
              </li>
            ))}
          </ul>
        )}
        {data?.length === 0 && (
          <p>
            {t('branch.notFound', { text: asked })}{' '}
            <button type="button" className="link-button" onClick={() => onCustom(asked)}>
              {t('branch.register', { text: asked })}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
