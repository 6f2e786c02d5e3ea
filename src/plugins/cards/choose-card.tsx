import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Card } from '@balcao/contract/cards/shapes';
import { ChoiceField } from '../../ui/form/choice-field';
import { rules } from '../../ui/form/rules';

/** Which of the cards is meant; the field is `cardId`. */
export function ChooseCard({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation('cards');
  return (
    <Form.Item name="cardId" label={t('choose.label')} rules={[rules.chosen()]}>
      <ChoiceField>
        {cards.map(({ id, kind, lastDigits }) => (
          <Radio key={id} value={id}>
            {t(`choose.${kind}`, { digits: lastDigits })}
          </Radio>
        ))}
      </ChoiceField>
    </Form.Item>
  );
}
