import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { API_SCOPES } from '@balcao/contract/shared/api-scopes';
import { foldText } from './fold-text';
import './developer.css';

interface Props {
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

/** Scopes to be ticked, found by id or by what they allow. */
export function ScopeField({ id, value = [], onChange }: Props) {
  const { t } = useTranslation('developer');
  const [text, setText] = useState('');
  const words = foldText(text);
  const matching = API_SCOPES.filter((one) => foldText(`${one.id} ${one.label}`).includes(words));
  const tick = (scope: string, isOn: boolean) =>
    onChange?.(isOn ? [...value, scope] : value.filter((one) => one !== scope));
  return (
    <>
      <Input
        id={id ?? ''}
        allowClear
        value={text}
        placeholder={t('scope.search')}
        aria-label={t('scope.search')}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="scope-field" role="group" aria-label={t('scopes')}>
        {matching.map((one) => (
          <Checkbox
            key={one.id}
            checked={value.includes(one.id)}
            onChange={({ target }) => tick(one.id, target.checked)}
          >
            {one.label} <code className="soft">{one.id}</code>
          </Checkbox>
        ))}
      </div>
    </>
  );
}
