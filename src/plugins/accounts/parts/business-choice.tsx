import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import '../accounts.css';
import { ChoiceField } from '../../../ui/form/choice-field';

export interface Occupation {
  occupation: number;
  type: string;
}
export const OTHER = 11;
const SHORTEST = 3;

/** Whether the choice is complete: for 'Outros' the type must be typed (SHELL-4.8-12). */
export const isWhole = (choice: Occupation | undefined): choice is Occupation =>
  choice !== undefined && (choice.occupation !== OTHER || choice.type.trim().length >= SHORTEST);

interface Props {
  choice: Occupation | undefined;
  onChoose: (choice: Occupation) => void;
}

/** Chooses what the business does, by search or by category (SHELL-4.8-13, 4.8-14). */
export function BusinessChoice({ choice, onChoose }: Props) {
  const { t } = useTranslation('accounts');
  const { data } = useCall('GET /v3/account/options', {}, { staleTime: Infinity });
  return (
    <div className="choices">
      <TypeSearch onChoose={onChoose} />
      <ChoiceField
        className="choices"
        aria-label={t('business.category')}
        value={choice?.occupation}
        onChange={(event) => onChoose({ occupation: event.target.value as number, type: '' })}
        options={(data?.categories ?? []).map(({ value, label }) => ({
          value,
          label: value === OTHER ? t('business.other') : label,
        }))}
      />
      {choice && choice.occupation !== OTHER && choice.type && (
        <p role="status">{t('business.chosen', { type: choice.type })}</p>
      )}
    </div>
  );
}

/** The field that types the business type of 'Outros'. */
export function CustomType({ choice, onChoose }: { choice: Occupation; onChoose: (choice: Occupation) => void }) {
  const { t } = useTranslation('accounts');
  const short = choice.type.trim().length < SHORTEST;
  return (
    <Form layout="vertical" component="div">
      <Form.Item
        label={t('business.custom')}
        htmlFor="custom-type"
        {...(short ? { help: t('business.customFault') } : {})}
      >
        <Input
          id="custom-type"
          maxLength={60}
          value={choice.type}
          onChange={(event) => onChoose({ ...choice, type: event.target.value })}
        />
      </Form.Item>
    </Form>
  );
}

function TypeSearch({ onChoose }: Pick<Props, 'onChoose'>) {
  const { t } = useTranslation('accounts');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const { data, isFetching } = useCall(
    'GET /v3/account/types',
    { query: { text: asked } },
    { enabled: asked !== '', staleTime: Infinity, toast: true },
  );
  const search = () => setAsked(text.trim());
  return (
    <div>
      <label htmlFor="type-search">{t('business.search')}</label>
      <div className="search-row">
        <Input
          id="type-search"
          maxLength={60}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPressEnter={() => text.trim() && search()}
        />
        <Button disabled={!text.trim()} loading={isFetching} onClick={search}>
          {t('business.searchButton')}
        </Button>
      </div>
      <div aria-live="polite">
        <ul className="found">
          {data?.map(({ name, category }) => (
            <li key={`${category} ${name}`}>
              <Button onClick={() => onChoose({ occupation: category, type: name })}>{name}</Button>
            </li>
          ))}
        </ul>
        {data?.length === 0 && (
          <p>
            {t('business.none', { text: asked })}{' '}
            <button type="button" className="link-button" onClick={() => onChoose({ occupation: OTHER, type: asked })}>
              {t('business.register', { text: asked })}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
