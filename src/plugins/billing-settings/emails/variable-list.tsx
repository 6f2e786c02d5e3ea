import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';

interface Props {
  variables: Answer<'GET /billing-settings/emails'>['variables'];
  onPick: (name: string) => void;
}

/** The variables of an e-mail; pressing one adds it to the text. */
export function VariableList({ variables, onPick }: Props) {
  const { t } = useTranslation('billing-settings');
  return (
    <fieldset className="form-group">
      <legend>{t('emails.variables')}</legend>
      <ul className="email-variables">
        {variables.map(({ name, meaning }) => (
          <li key={name}>
            <Button size="small" onClick={() => onPick(name)} aria-label={t('emails.add', { name: meaning })}>
              {`{{${name}}}`}
            </Button>{' '}
            <span className="soft">{meaning}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
